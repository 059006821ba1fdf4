/** Points, and colours that stay readable in black and white. */
export const pdfStyle = {
  margin: 56,
  regular: 'Inter',
  bold: 'Inter SemiBold',
  ink: '#1c1f24',
  quiet: '#565c66',
  line: '#c9ced6',
  ground: '#f3f4f6',
  text: 10,
  /** A code of this many points on paper is about 5 cm: any phone reads it. */
  code: 150,
} as const;
