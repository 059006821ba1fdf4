import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/certificates/getCertificates.json' with { type: 'json' };
import { CertificatesPage } from '#src/features/certificates/components/CertificatesPage.tsx';
import { answer, inTurn, openAsMember } from '../../session/openAsMember.tsx';

const [full] = examples.response.valid.map(({ value }) => value.result);
const issued = (full?.issued ?? []).map((one) => ({ ...one, isDownloaded: false }));

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (answers: Answers) => openAsMember({ at: '/attesten', screen: <CertificatesPage />, answers });

test('CertificatesPage groups certificates by year, and says after a download that the next is a duplicate', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { calls } = await open({
    get_certificates: inTurn(
      answer({ issued, awaited: [] }),
      answer({ issued: issued.map((one) => ({ ...one, isDownloaded: one.id === 1 })), awaited: [] }),
    ),
    download_certificate: () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  });
  const year = (name: string) => page.getByRole('region', { name });
  await expect.element(year('2025').getByRole('heading', { level: 3, name: 'Mila Peeters' })).toBeVisible();
  const button = year('2025').getByRole('button', {
    name: 'Download Fiscaal attest kinderopvang 2025 van Mila Peeters',
  });
  const duplicate = page.getByText(/Een nieuwe download is een duplicaat/);
  await expect.element(duplicate).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(year('2025').getByText(/Een nieuwe download is een duplicaat/)).toBeVisible();
  expect(
    year('2026')
      .getByText(/duplicaat/)
      .elements(),
  ).toEqual([]);
  expect(calls.find(({ operation }) => operation === 'download_certificate')?.request).toEqual({
    certificate: 1,
  });
});

test('CertificatesPage says what appears here for a member without certificates', async () => {
  await open({ get_certificates: answer({ issued: [], awaited: [] }) });
  await expect.element(page.getByRole('heading', { name: 'Er zijn nog geen attesten' })).toBeVisible();
});
