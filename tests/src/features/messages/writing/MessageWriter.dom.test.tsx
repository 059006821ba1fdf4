import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import messages from '#schemas/examples/messages/getClubMessage.json' with { type: 'json' };
import choices from '#schemas/examples/messages/getMessageChoices.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { parseClubMessage } from '#src/api/entities/club/clubMessage.ts';
import { WriteTo } from '#src/features/messages/WriteTo.tsx';
import { MessageWriter } from '#src/features/messages/writing/MessageWriter.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { an } from '#tests/src/features/session/people.ts';

const club = parseClub(clubs.response.valid[0]?.value.result);
const sent = parseClubMessage(messages.response.valid[0]?.value.result);

const managing = (role: string) => ({
  ...an,
  managedClubs: [{ nid: club.nid, url: club.url, title: club.title, role }],
});

async function openWriter(role = 'admin', content: Partial<typeof sent> = {}) {
  const { calls } = await openAsMember({
    user: managing(role),
    at: '/arabesk/beheer/berichten?bericht=3',
    path: '/:club/beheer/:part?',
    screen: (
      <MessageWriter
        club={club}
        opened={{ ...sent, state: 'draft', at: null, title: '', body: [], ...content }}
      />
    ),
    answers: {
      get_message_choices: answer(choices.response.valid[0]?.value.result),
      count_message_readers: answer({ people: 24, addresses: 31, unreached: [], left_out: 0 }),
      save_club_message: (_query, { revision }) =>
        answer({ id: 3, revision: Number(revision) + 1 })({}, {}, new Headers()),
      send_club_message: answer({ people: 24, addresses: 31 }),
    },
  });
  return (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ request }) => request);
}

test('MessageWriter keeps what is typed and pasted as blocks, without markup, and counts before it sends', async () => {
  const requests = await openWriter();
  await userEvent.click(page.getByRole('button', { name: 'Verstuur…' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/onderwerp/);
  await userEvent.fill(page.getByRole('textbox', { name: 'Onderwerp' }), 'De show');
  await userEvent.click(page.getByRole('textbox', { name: 'Bericht' }));
  await userEvent.keyboard('Kom {Control>}b{/Control}op tijd{Control>}b{/Control}');
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/html',
    '<p onclick="x()"> <script>x()</script><img src="https://x.example/a.png">nu <b>hier</b></p>',
  );
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect
    .poll(() => JSON.stringify(requests('save_club_message').at(-1)?.body))
    .toMatch(/"text":"op tijd","bold":true.*hier/);
  expect(JSON.stringify(requests('save_club_message').at(-1))).not.toMatch(/script|onclick|x\.example/);
  await userEvent.click(page.getByRole('button', { name: 'Verstuur…' }));
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/31 e-mailadressen, voor 24 mensen/);
  await userEvent.click(page.getByRole('button', { name: 'Verstuur nu' }));
  await expect.poll(() => requests('send_club_message')).toMatchObject([{ club: club.nid, messageId: 3 }]);
});

test.each([
  ['admin', 1],
  ['secretary', 0],
])(
  'MessageWriter offers a reminder for who still has to pay, with a link for the role %s: %i',
  async (role, links) => {
    await openWriter(role);
    await userEvent.selectOptions(page.getByLabelText('Ontvangers', { exact: true }), 'Wie nog moet betalen');
    await expect.element(page.getByText('Wil je aan een bedrag herinneren?')).toBeVisible();
    const link = page.getByRole('link', { name: 'Ga naar Betalingen' });
    expect(link.elements()).toHaveLength(links);
    if (links > 0) await expect.element(link).toHaveAttribute('href', `/${club.url}/beheer/betalingen`);
  },
);

test.each([
  { audience: 'courses', courses: [110] },
  { audience: 'people', members: [2] },
] as const)('WriteTo begins a message to $audience in an untouched draft', async (to) => {
  const draft = { ...messages.response.valid[0]?.value.result, id: 3, state: 'draft', at: null, title: '' };
  const { calls } = await openAsMember({
    at: '/arabesk/beheer',
    screen: <WriteTo club={club} to={to} />,
    answers: {
      get_club_messages: answer([draft]),
      get_club_message: answer({ ...draft, body: [], revision: 4 }),
      save_club_message: answer({ id: 3, revision: 5 }),
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Stuur een bericht' }));
  const saved = () => calls.filter(({ operation }) => operation === 'save_club_message');
  await expect.poll(saved).toMatchObject([{ request: { messageId: 3, revision: 4, ...to } }]);
});

test('MessageWriter names the people who were chosen, and can write to others instead', async () => {
  const requests = await openWriter('admin', {
    audience: 'people',
    members: [{ uid: 2, name: 'Noor Peeters' }],
    courses: [],
  });
  await expect.element(page.getByText('Voor Noor Peeters.')).toBeVisible();
  await expect.poll(() => requests('count_message_readers').at(-1)).toMatchObject({ members: '2' });
  const list = page.getByLabelText('Ontvangers', { exact: true });
  await userEvent.selectOptions(list, 'Lesgevers');
  await expect.element(page.getByText('Voor Noor Peeters.')).not.toBeInTheDocument();
  await userEvent.selectOptions(list, 'Alleen wie je koos');
  await expect.element(page.getByText('Voor Noor Peeters.')).toBeVisible();
});
