import { expect, it } from 'vitest';
import { readFileOf } from '../../support/files/clubFiles.ts';

const asked = [
  { type: 'text', question: 'Naam' },
  { type: 'date', question: 'Dag' },
];

/** The first fault of a file with this question behind two others, with its path inside the question. */
function faultOf(question: object, ...others: readonly object[]): string {
  const reading = readFileOf({
    club: { url: 'vragen', title: 'Vragen', city: 'Gent', color: '#aabbcc' },
    questions: [{ title: 'Algemeen', questions: [...asked, { question: 'Nieuw', ...question }, ...others] }],
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
    'questions[1].title is the same as that of the section “Algemeen” (number 1): a section with a step or a condition needs a title of its own',
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

const inGroup = (...fields: readonly object[]) => ({ type: 'group', fields });
const name = { qid: 'naam', type: 'text', question: 'Voornaam' };
const computed = (expression: unknown) => ({ type: 'computed', config: { expression } });
const inRow = (expression: unknown) =>
  inGroup(name, { qid: 'som', question: 'Som', ...computed(expression) });

it.each<[string, object, string]>([
  ['a group without questions', { type: 'group' }, '.fields is missing: there is nothing to ask in a row'],
  ['a group with an empty list', { type: 'group', fields: [] }, '.fields may not be empty'],
  [
    'questions of a row in a text',
    { type: 'text', fields: [name] },
    '.fields means nothing for a question of the type "text"',
  ],
  [
    'files in a group',
    inGroup({ ...name, type: 'file' }),
    expect.stringMatching(/^\.fields\[0\]\.type must be one of .*"text", /),
  ],
  [
    'a group in a group',
    inGroup({ ...name, ...inGroup(name) }),
    expect.stringMatching(/^\.fields\[0\]\.type must be one of /),
  ],
  [
    'a number as qid in a group',
    inGroup({ ...name, qid: 5 }),
    '.fields[0].qid must be a text, between quotes',
  ],
  [
    'a space in a qid in a group',
    inGroup({ ...name, qid: 'voor naam' }),
    '.fields[0].qid may only have small letters, digits and underscores, and begins with a letter',
  ],
  [
    'an unknown name in a wording for another',
    { type: 'text', questionForOther: 'Hoe heet {naam}?' },
    '.questionForOther may have {voornaam} between braces, and nothing else',
  ],
  [
    'one qid twice in a group',
    inGroup(name, { ...name, question: 'Achternaam' }),
    expect.stringMatching(/^\.fields\[1\] /),
  ],
  [
    'a national number in a group',
    inGroup({ ...name, defaultKey: 'national_insurance_number' }),
    expect.stringMatching(/^\.fields\[0\] /),
  ],
  [
    'a choice of nothing in a group',
    inGroup(name, { qid: 'maat', type: 'radio', question: 'Maat' }),
    '.fields[1].options is missing: there is nothing to choose from',
  ],
  [
    'a condition on a missing question in a group',
    inGroup({ ...name, visibleWhen: { qid: 'huh', filled: true } }),
    '.fields[0].visibleWhen there is no question qid huh in this form',
  ],
  [
    'a condition from outside on a question of a group',
    { type: 'text', visibleWhen: { qid: 'naam', filled: true } },
    '.visibleWhen there is no question qid naam in this form',
  ],
  [
    'more rows at least than at most',
    { ...inGroup(name), config: { repeat: { min: 5, max: 2 } } },
    expect.stringContaining('config.repeat'),
  ],
  [
    '201 rows',
    { ...inGroup(name), config: { repeat: { max: 201 } } },
    '.config.repeat.max may not be more than 200',
  ],
  [
    'rows of a text',
    { type: 'text', config: { repeat: { max: 2 } } },
    '.config.repeat means nothing for a question of the type "text"',
  ],
  ['nothing to compute', { type: 'computed' }, '.config.expression is missing: there is nothing to compute'],
  [
    'an expression of a number',
    { ...computed(1), type: 'number' },
    '.config.expression means nothing for a question of the type "number"',
  ],
  [
    'an expression as text',
    computed('1 + 1'),
    '.config.expression is neither of what may stand here: look it up in schemas/club-file.schema.json',
  ],
  [
    'an unknown operation deep in an expression',
    computed({ sum: [1, { product: [{ times: 2 }] }] }),
    '.config.expression.sum[1].product[0] must be a number, or an object with one of sum, product, min, max, average, text, difference, quotient, days, if, ref, count, age, rows',
  ],
  [
    'two operations at once',
    computed({ sum: [{ sum: [1], product: [2] }] }),
    expect.stringContaining('.config.expression.sum[0] must be a number'),
  ],
  [
    'a difference of three',
    computed({ difference: [1, 2, 3] }),
    '.config.expression.difference must be a list of 2, between [ and ]',
  ],
  [
    'an empty sum',
    computed({ sum: [] }),
    '.config.expression.sum must be a list of at least one, between [ and ]',
  ],
  [
    'a missing question in an expression',
    computed({ sum: [1, { ref: 'Huh?' }] }),
    '.config.expression.sum[1].ref there is no question "Huh?" in this form',
  ],
  [
    'a missing qid in an expression',
    computed({ count: 77 }),
    '.config.expression.count there is no question 77 in this form',
  ],
  [
    'a list as name of a question',
    computed({ ref: [] }),
    '.config.expression.ref must be the qid of a question, or its wording between quotes',
  ],
  [
    'a missing question in the condition of an expression',
    computed({ if: [{ question: 'Huh?', filled: true }, 1, 2] }),
    '.config.expression.if[0] there is no question "Huh?" in this form',
  ],
  [
    'a typing error in the condition of an expression',
    computed({ if: [{ ...named, fild: true }, 1, 2] }),
    '.config.expression.if[0].fild is no field of a condition',
  ],
  [
    'a text in the condition of an expression',
    computed({ if: ['Naam', 1, 2] }),
    '.config.expression.if[0] must be an object, between { and }',
  ],
  ['an expression of itself', computed({ ref: 'Nieuw' }), expect.stringContaining('depends on itself')],
  [
    'an expression of nine levels',
    computed(Array.from({ length: 9 }).reduce<unknown>((term) => ({ sum: [term] }), 1)),
    expect.stringContaining('8 levels deep'),
  ],
  [
    'a missing question in the expression of a row',
    inRow({ ref: 'huh' }),
    '.fields[1].config.expression.ref there is no question "huh" in this form',
  ],
  ['a count of a text', computed({ count: 'Naam' }), expect.stringContaining('group')],
  [
    'a lock on a missing question',
    { type: 'text', disabledWhen: { question: 'Huh?', filled: true } },
    '.disabledWhen there is no question "Huh?" in this form',
  ],
  [
    'rules of a text',
    { type: 'text', checks: [{ must: { ...named, filled: true }, message: 'Nee.' }] },
    '.checks means nothing for a question of the type "text"',
  ],
  [
    'a rule that compares nothing',
    { ...inGroup(name), checks: [{ message: 'Nee.' }] },
    '.checks[0] must have either "must" or "compare"',
  ],
  [
    'a rule about a missing question of a row',
    { ...inGroup(name), checks: [{ compare: [{ ref: 'huh' }, 'gt', 1], message: 'Nee.' }] },
    '.checks[0].compare[0].ref there is no question "huh" in this form',
  ],
  [
    'a rule that marks a question outside the group',
    {
      ...inGroup(name),
      checks: [{ compare: [{ ref: 'naam' }, 'differs', 1], message: 'Nee.', at: ['Naam'] }],
    },
    expect.stringContaining('not asked beside it'),
  ],
  [
    'a picture from another scheme',
    offered({ value: 'nee', label: 'Nee', image: 'javascript:alert(1)' }),
    expect.stringContaining('.options[1]'),
  ],
])('questionFaults refuses %s', (_name, question, fault) => {
  expect(faultOf(question)).toEqual(fault);
});

const summed = (rows: unknown, each: unknown) => ({ sum: [{ rows, each }] });

it('questionFaults accepts a total over the rows of a group, by the wording of the group and the names in its rows', () => {
  const rows = {
    ...inGroup(name, { qid: 'aantal', type: 'number', question: 'Aantal' }),
    question: 'Lijnen',
  };
  const choice = { if: [{ qid: 'naam', filled: true }, { ref: 'aantal' }, 1] };
  const file = (expression: unknown) => faultOf({ ...computed(expression), question: 'Totaal' }, rows);
  expect(file(summed('Lijnen', choice))).toBe('');
  expect(file({ average: [{ rows: 'Lijnen', each: { ref: 'aantal' } }], decimals: 1 })).toBe('');
  expect(file(summed('Lijnen', { ref: 'Aantal' }))).toContain('there is no question "Aantal"');
  expect(file(summed('Lijnen', { ref: 'gewicht' }))).toContain('each.ref there is no question "gewicht"');
  expect(file(summed('Lijstjes', 1))).toContain('there is no question "Lijstjes"');
  expect(file({ average: [1] })).toContain('must be a number, or an object with one of');
});

it('questionFaults accepts options from the rows of a group', () => {
  const rows = { ...inGroup(name), question: 'Wie komt er?' };
  const asked = (source: object) =>
    faultOf({ type: 'radio', question: 'Wie rijdt er?', config: { options_from: source } }, rows);
  expect(asked({ qid: 'Wie komt er?', column: 'naam' })).toBe('');
  expect(asked({ qid: 'Wie?', column: 'naam' })).toContain('there is no question "Wie?"');
});

it('questionFaults accepts references from a row to its own questions and to those of the form', () => {
  const term = { if: [{ qid: 'naam', filled: true }, { ref: 'Leeftijd' }, { age: 'Dag' }] };
  const age = {
    qid: 'jaren',
    type: 'number',
    question: 'Leeftijd',
    requiredWhen: { ...named, filled: true },
  };
  expect(faultOf(inGroup(name, age, { qid: 'som', question: 'Som', ...computed(term) }))).toBe('');
});
