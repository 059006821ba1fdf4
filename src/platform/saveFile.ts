/** Milliseconds after which the browser has taken the file. */
const taken = 60_000;

/** Gives the person a file to keep, as a link with `download` would. */
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
