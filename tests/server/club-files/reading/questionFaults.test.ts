import { expect, it } from 'vitest';
import { readFileOf } from '../../support/files/clubFiles.ts';

const asked = [
  { type: 'text', question: 'Naam' },
  { type: 'date', question: 'Dag' },
];

/** The first fault of a file with this question behind two others, with its path inside the question. */
function faultOf(question: object): string {
  const reading = readFileOf({
    club: { url: 'vragen', title: 'Vragen', city: 'Gent', color: '#aabbcc' },
    questions: [{ title: 'Algemeen', questions: [...asked, { question: 'Nieuw', ...question }] }],
  });
  const [fault] = reading.ok ? [] : reading.faults;
  return fault ? `${fault.path.replace('questions[0].questions[2]', '')} ${fault.message}` : '';
}

const named = { question: 'Naam' };

it.each<[string, object, string]>([
  [
    'a setting of another type',
    { type: 'number', config: { pattern: '\\d' } },
    '.config.pattern means nothing for a question of the type "number"',
  ],
  [
    'Markdown on a question',
    { type: 'text', config: { text: 'Dag' } },
    '.config.text means nothing for a question of the type "text"',
  ],
  [
    'a group',
    { type: 'group', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Naam' }] },
    expect.stringMatching(/^\.type must be one of .*; a club file has no groups and no computed values$/),
  ],
  ['a static text without a text', { type: 'static' }, '.config.text is missing: there is nothing to read'],
  [
    'a pattern that could take too long',
    { type: 'text', config: { pattern: '(a+)+' } },
    expect.stringContaining('config.pattern is ignored'),
  ],
  [
    'a day that is no day',
    { type: 'date', config: { min: '2027-02-30' } },
    expect.stringContaining('config.min of a date must be YYYY-MM-DD'),
  ],
  [
    'half a number as bound of a whole number',
    { type: 'number', config: { min: 0.5 } },
    expect.stringContaining('config.min of a number must be a whole number'),
  ],
  [
    'eleven stars',
    { type: 'rating', config: { max: 11 } },
    expect.stringContaining('config.max of a rating must be a whole number from 2 to 10'),
  ],
  [
    'a default for files',
    { type: 'file', config: { default: 'a.pdf' } },
    expect.stringContaining('config.default'),
  ],
  [
    'two tests in one condition',
    { type: 'text', requiredWhen: { ...named, filled: true, gt: 1 } },
    '.requiredWhen must have one of equals, in, filled, contains, gt, gte, lt, lte, age_gte, age_lt',
  ],
  [
    'a test beside a combination',
    { type: 'text', requiredWhen: { all: [{ ...named, filled: true }], qid: 1 } },
    '.requiredWhen has "all", so nothing else may stand beside it',
  ],
  [
    'a missing question deep in a condition',
    {
      type: 'text',
      visibleWhen: { any: [{ ...named, filled: true }, { not: { question: 'Huh?', filled: true } }] },
    },
    '.visibleWhen.any[1].not there is no question "Huh?" in this form',
  ],
  [
    'a typing error deep in a condition',
    { type: 'text', visibleWhen: { all: [{ ...named, fild: true }] } },
    '.visibleWhen.all[0].fild is no field of a condition',
  ],
  [
    'a wrong type deep in a condition',
    { type: 'text', visibleWhen: { all: [{ ...named, age_lt: 'kind' }] } },
    '.visibleWhen.all[0].age_lt must be a whole number',
  ],
  [
    'an empty combination deep in a condition',
    { type: 'text', visibleWhen: { not: { all: [] } } },
    '.visibleWhen.not.all may not be empty',
  ],
  [
    'a bound that is no number and no day',
    { type: 'text', visibleWhen: { question: 'Dag', gt: 'morgen' } },
    expect.stringContaining('visible_when needs a qid and one of'),
  ],
  [
    'more than eight levels',
    {
      type: 'text',
      visibleWhen: Array.from({ length: 9 }).reduce<object>((not) => ({ not }), { ...named, filled: true }),
    },
    expect.stringContaining('is more than 8 levels deep'),
  ],
])('questionFaults refuses %s', (_name, question, fault) => {
  expect(faultOf(question)).toEqual(fault);
});

it('questionFaults accepts a condition on an age, which the form engine settles with the day', () => {
  expect(faultOf({ type: 'text', visibleWhen: { question: 'Dag', age_gte: 18 } })).toBe('');
});

/** The faults of a file with these sections. */
function faultsOf(...questions: readonly object[]): readonly string[] {
  const reading = readFileOf({
    club: { url: 'vragen', title: 'Vragen', city: 'Gent', color: '#aabbcc' },
    questions,
  });
  return reading.ok ? [] : reading.faults.map(({ path, message }) => `${path} ${message}`);
}

const section = { title: 'Algemeen', questions: asked };
const other = (title: string) => ({ title, questions: [{ type: 'text', question: `Vraag van ${title}` }] });

it.each<[string, readonly object[], string]>([
  [
    'a condition of a section on a missing question',
    [section, { ...other('Ouder'), visibleWhen: { question: 'Huh?', filled: true } }],
    'questions[1].visibleWhen there is no question "Huh?" in this form',
  ],
  [
    'a condition of a section on its own question',
    [{ ...section, visibleWhen: { ...named, filled: true } }],
    expect.stringContaining('depends on itself'),
  ],
  [
    'a step with the title of another section',
    [section, { ...other('Algemeen'), step: true }],
    'questions[1].title is the same as that of questions[0]: a section with a step or a condition needs a title of its own',
  ],
  [
    'a title in two languages',
    [section, { ...other('Ouder'), title: { nl: 'Ouder', en: 'Parent' } }],
    'questions[1].title must be a text, between quotes, in one language',
  ],
  [
    'a question in two languages',
    [{ ...section, questions: [{ type: 'text', question: { nl: 'Naam', en: 'Name' } }] }],
    'questions[0].questions[0].question must be a text, between quotes, in one language',
  ],
])('questionFaults refuses %s', (_name, sections, fault) => {
  expect(faultsOf(...sections)).toContainEqual(fault);
});

const offered = (option: object) => ({ type: 'radio', options: ['ja', option] });

it.each<[string, object, string]>([
  [
    'a condition of an option on a missing question',
    { value: 'nee', label: 'Nee', visibleWhen: { any: [{ question: 'Huh?', filled: true }] } },
    '.options[1].visibleWhen.any[0] there is no question "Huh?" in this form',
  ],
  [
    'an option in two languages',
    { value: 'nee', label: { nl: 'Nee', en: 'No' } },
    '.options[1] must be a text, or an object with a value, a label and perhaps visibleWhen, in one language',
  ],
  [
    'a typing error in an option',
    { value: 'nee', label: 'Nee', visible_when: {} },
    '.options[1] must be a text, or an object with a value, a label and perhaps visibleWhen, in one language',
  ],
])('questionFaults refuses %s', (_name, option, fault) => {
  expect(faultOf(offered(option))).toBe(fault);
});
