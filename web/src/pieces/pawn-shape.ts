/** The silhouette of an Escape Pawn, 16 wide and 24 high. */
export const pawnShape =
  "M8 1.200a4.1 4.1 0 0 1 2.5 7.300c.3 3.4 1.1 6.1 3.1 8.6.9 1.1 1.2 2.3 1.2 4.400v1.300H1.200v-1.300c0-2.1.3-3.3 1.2-4.4 2-2.5 2.8-5.2 3.1-8.600A4.1 4.1 0 0 1 8 1.200z";
