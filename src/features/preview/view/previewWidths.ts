/** Viewport widths of the previewed screens, in CSS pixels. */
export const previewWidths = { telefoon: 390, tablet: 820, computer: 1280 } as const;

export type PreviewWidth = keyof typeof previewWidths;

export function readPreviewWidth(text: string | null): PreviewWidth {
  return text === 'tablet' || text === 'computer' ? text : 'telefoon';
}
