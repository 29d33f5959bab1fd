/** Hands a file to the browser to save; nothing is sent anywhere. */
export function saveFile(name: string, kind: string, content: string | Blob): void {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: kind }) : content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
