import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import corrections from '#schemas/examples/managed-certificates/correctCertificate.json' with {
  type: 'json',
};
import examples from '#schemas/examples/managed-certificates/getClubCertificates.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { CertificatesPart } from '#src/features/management/certificates/CertificatesPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';
import { button, dialog, notices } from '../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

async function openCertificates(example = 0, role = 'treasurer') {
  const { calls } = await openAsMember({
    at: '/arabesk/beheer/attesten?jaar=2025',
    path: '/arabesk/beheer/:part',
    screen: <CertificatesPart club={club} />,
    user: { ...an, managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }] },
    answers: {
      get_club_certificates: () => Response.json(examples.response.valid[example]?.value),
      issue_certificates: answer({ issued: 1, mails: 1, unreachable: ['Jef Wouters'] }),
      mail_certificates: answer({ mails: 2, unreachable: [] }),
      withdraw_certificate: answer({ mails: 1, unreachable: [] }),
      correct_certificate: () => Response.json(corrections.response.valid[0]?.value),
    },
  });
  return (operation: string) => calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
}

test('CertificatesPart issues all that is due, also until 21, and says who has no address', async () => {
  const sent = await openCertificates();
  await userEvent.click(button('Geef het attest uit'));
  await userEvent.click(dialog().getByRole('checkbox'));
  await userEvent.click(dialog().getByRole('button', { name: 'Geef uit' }));
  await expect.element(notices()).toMatchTextContent(/1 attest is uitgegeven\. .*Jef Wouters/);
  await userEvent.click(button('Tel mee tot 21 jaar voor Sam Claes'));
  await userEvent.click(dialog().getByRole('button', { name: 'Ja, geef het attest uit' }));
  await expect
    .poll(() => sent('issue_certificates'))
    .toEqual([
      { club: club.nid, year: 2025, notify: false },
      { club: club.nid, year: 2025, notify: true, registration: 34, until21: true },
    ]);
});

test('CertificatesPart asks families for what is missing and tells them what is there', async () => {
  const sent = await openCertificates();
  await userEvent.click(button('Vraag het per mail aan het gezin van Noor Peeters'));
  await userEvent.click(button('Mail over 2 attesten die nog niet gemaild zijn'));
  await expect
    .poll(() => sent('mail_certificates'))
    .toEqual([
      { club: club.nid, year: 2025, about: 'missing', registration: 33 },
      { club: club.nid, year: 2025, about: 'issued' },
    ]);
});

test('CertificatesPart shows what a correction changes before it replaces a certificate', async () => {
  const sent = await openCertificates();
  await userEvent.click(button('Verbeter van Lars Peeters, ATT-2025-000001'));
  await expect.element(dialog().getByText('Wordt: 3 dagen')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Vervang het attest' }));
  await expect
    .poll(() => sent('correct_certificate'))
    .toEqual([
      { club: club.nid, certificate: 12, preview: true, notify: false },
      { club: club.nid, certificate: 12, notify: true },
    ]);
});

test('CertificatesPart marks a certificate that is no longer true, and withdraws it after a question', async () => {
  const sent = await openCertificates();
  await expect.element(page.getByText('Klopt niet meer: er is een bedrag van de prijs af')).toBeVisible();
  await userEvent.click(button('Trek in van Lars Peeters, ATT-2025-000001'));
  await userEvent.click(dialog().getByRole('button', { name: 'Trek het attest in' }));
  await expect.element(notices()).toMatchTextContent(/ATT-2025-000001 is ingetrokken\./);
  expect(sent('withdraw_certificate')).toEqual([{ club: club.nid, certificate: 12, notify: true }]);
});

test('CertificatesPart says what the club lacks, with a link for who may change it', async () => {
  await openCertificates(1, 'admin');
  await expect
    .element(page.getByRole('link', { name: 'Vul de gegevens van de club aan' }))
    .toHaveAttribute('href', '/arabesk/beheer/aanbod?deel=club&veld=%2Fcertification');
});

test('CertificatesPart offers no file that the tax office would refuse', async () => {
  await openCertificates(2);
  await expect.element(page.getByText(/f2018_landwoonplaats klopt niet/)).toBeVisible();
  expect(button('Download voor de belastingdienst').elements()).toEqual([]);
});

test('CertificatesPart names activities without a tax certificate, and leads who has the offer to the field', async () => {
  await openCertificates(0, 'admin');
  await expect
    .element(page.getByRole('link', { name: 'Zet het attest aan voor Zwemweek voor kleuters' }))
    .toHaveAttribute(
      'href',
      '/arabesk/beheer/aanbod?deel=activiteiten&item=204&veld=%2FallowsTaxCertificate',
    );
});

test.for([
  ['secretary', true],
  ['treasurer', false],
] as const)(
  'CertificatesPart leads a %s to the teachers when a day was not noted: %s',
  async ([role, leads]) => {
    await openCertificates(0, role);
    await expect.element(page.getByText(/De lesgever kan dat nog doen/)).toBeVisible();
    const link = page.getByRole('link', { name: 'Kies de lesgever van Turnkamp voor kleuters' });
    if (leads) await expect.element(link).toHaveAttribute('href', `/${club.url}/beheer/lesgevers`);
    else await expect.element(link).not.toBeInTheDocument();
  },
);
