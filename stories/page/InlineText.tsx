/** A text with the `code` and the **bold** of Markdown. Links keep their text. */
export function InlineText({ text }: { readonly text: string }) {
  const parts = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/(`[^`]*`|\*\*[^*]*\*\*)/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    return part;
  });
}
