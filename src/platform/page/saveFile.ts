/** Milliseconds after which the browser has surely read the file, so that its object URL can be revoked. */
const taken = 60_000;

/** Downloads a file to the person's device, as a link with `download` would. */
export function saveFile({ content, name }: { readonly content: Blob; readonly name: string }): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), taken);
}
