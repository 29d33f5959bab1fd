/** Copies a text, by a hidden field where there is no clipboard, as on plain HTTP; answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithoutClipboard(text);
  }
}

function copyWithoutClipboard(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return worked;
}
