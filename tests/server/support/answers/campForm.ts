import type { Database } from '#server/db/database.ts';
import { forms, questions } from '#server/db/schema.ts';
import { arabesk, newKey } from '../registration.ts';
import type { TestClient } from '../testServer.ts';

/** A form of Arabesk with a question of each kind that a summary shows in its own way. */
export const camp = { nid: 9_100, url: 'zomerkamp', title: 'Zomerkamp' };

type NewQuestion = typeof questions.$inferInsert;

function asked(qid: number, type: string, question: string, more: Partial<NewQuestion> = {}): NewQuestion {
  const place = { clubNid: arabesk, formNid: camp.nid, section: 'Kamp', position: qid };
  return { ...place, qid, type, question, required: false, ...more };
}

const yesOrNo: NewQuestion['options'] = [
  ['ja', 'Ja, graag'],
  ['nee', 'Nee'],
];

const campQuestions: readonly NewQuestion[] = [
  asked(9_101, 'radio', 'Slaap je mee?', { options: yesOrNo, config: { other: true } }),
  asked(9_102, 'select_multiple', 'Welke dagen kom je?', {
    options: [
      ['ma', 'Maandag'],
      ['di', 'Dinsdag'],
      ['wo', 'Woensdag'],
    ],
  }),
  asked(9_103, 'number', 'Hoeveel broers of zussen komen mee?'),
  asked(9_104, 'date', 'Wanneer kom je aan?'),
  asked(9_105, 'ranking', 'Wat doe je het liefst?', {
    options: [
      ['zwemmen', 'Zwemmen'],
      ['koken', 'Koken'],
    ],
  }),
  asked(9_106, 'matrix', 'Wat kan je al?', {
    options: [
      ['goed', 'Goed'],
      ['niet', 'Nog niet'],
    ],
    config: { rows: ['Zwemmen', { value: 'fiets', label: 'Fietsen' }] },
  }),
  asked(9_107, 'textarea', 'Wat moeten we weten?', { visibleWhen: { qid: 9_101, equals: 'ja' } }),
  asked(9_108, 'radio', 'Heb je een allergie?', { options: yesOrNo, isSensitive: true }),
  asked(9_109, 'checkbox', 'Mogen we foto’s nemen?'),
];

/** Adds the form, open to everybody. */
export async function addCampForm(db: Database): Promise<void> {
  const values = { clubNid: arabesk, description: 'Een week op kamp', needsLogin: false };
  await db.insert(forms).values({ ...camp, ...values });
  await db.insert(questions).values([...campQuestions]);
}

/** Sends the form as this visitor or member, with these answers. */
export async function sendCampForm(by: TestClient, answers: Readonly<Record<number, unknown>>, uid?: number) {
  const { formVersion } = await by.ask('get_form', { club: arabesk, form: camp.url });
  const qids = Object.fromEntries(Object.entries(answers).map(([qid, value]) => [`${qid}_0`, value]));
  const of = { club: arabesk, form: camp.url, formVersion, ...(uid !== undefined && { uid }) };
  return by.call('save_form', { ...of, privacyAccepted: true, qids }, newKey());
}
