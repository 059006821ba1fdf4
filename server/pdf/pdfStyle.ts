/** Sizes in points, and colours that stay readable in black and white. */
export const pdfStyle = {
  margin: 56,
  regular: 'Inter',
  bold: 'Inter SemiBold',
  ink: '#1c1f24',
  quiet: '#565c66',
  line: '#c9ced6',
  ground: '#f3f4f6',
  text: 10,
  /** Room for a signature or a stamp. */
  boxHeight: 76,
  /** About 5 cm on paper, so that any phone can read the code. */
  code: 150,
} as const;
