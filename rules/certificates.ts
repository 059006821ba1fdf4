export type CertificateKind = 'childcare' | 'health' | 'participation';

/**
 * Whether the law requires the person's national number. The tax form for childcare does (281.86 of the Belgian tax office).
 */
export function needsNationalNumber(kind: CertificateKind): boolean {
  return kind === 'childcare';
}
