import { expect, test } from 'vitest';
import examples from '#schemas/examples/certificates/getCertificates.json' with { type: 'json' };
import { parseCertificates } from '#src/api/entities/orders/certificate.ts';
import { certificateYears } from '#src/features/certificates/view/certificateYears.ts';

test('certificateYears puts the latest year first, and describes each certificate', () => {
  const all = parseCertificates(examples.response.valid[0]?.value.result);
  const years = certificateYears(all.issued);
  expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
  const [participation, childcare] = years.map(({ certificates }) => certificates[0]);
  expect(childcare).toMatchObject({
    title: 'Fiscaal attest kinderopvang',
    activity: 'Turnkamp voor kleuters · Turnkring De Zwaluw',
    label: 'Fiscaal attest kinderopvang 2025 van Mila Peeters',
    fileName: 'ATT-2025-000001.pdf',
    isDownloaded: true,
  });
  expect(childcare?.details.replace(/\s/g, ' ')).toBe(
    'Van 07/07/2025 tot 11/07/2025 · 5 dagen · € 120,00 betaald',
  );
  expect(participation?.details).toBe('Van 07/07/2025 tot 11/07/2025 · 5 dagen');
});
