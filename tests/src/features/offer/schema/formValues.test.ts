import { expect, it } from 'vitest';
import { fromForm, toForm, withDefaults } from '#src/features/offer/schema/formValues.ts';
import { formSchemaOf, schemaAt } from '#src/features/offer/schema/offerSchema.ts';

const course = {
  ...{ url: 'ballet', title: 'Ballet', levels: ['beginners'] },
  tariffs: [{ title: 'Heel het jaar', price: 95, opens: '2027-06-01 20:00', parts: 1 }],
};

it('a value that goes through a form stays as it is, apart from defaults', () => {
  const schema = schemaAt('courses');
  const form = toForm(course, schema);
  expect(form).toMatchObject({ tariffs: [{ opens: '2027-06-01T20:00:00Z' }] });
  expect(fromForm(form, schema)).toEqual(withDefaults(course, schema));
});

it('a moment that was typed keeps its day and hour, whatever the offset of the device', () => {
  const form = { tariffs: [{ title: 'A', price: 1, opens: '2027-06-01T20:00:00-05:00' }] };
  expect(fromForm(form, schemaAt('courses'))).toMatchObject({ tariffs: [{ opens: '2027-06-01 20:00' }] });
});

it.each(['2027-06-01T', 'T20:00', '1/6/2027T', 'morgenT20:00'])(
  'a moment that is half typed stays so: %s',
  (opens) => {
    const schema = schemaAt('courses');
    const half = { tariffs: [{ title: 'A', price: 1, opens }] };
    expect(fromForm(half, schema)).toMatchObject(half);
    expect(toForm(half, schema)).toEqual(half);
  },
);

it.each([
  ['settings', 'iban', 'BE68 5390 0754 7034', 'BE68539007547034'],
  ['settings', 'iban', 'be68539007547034 ', 'BE68539007547034'],
  ['legal', 'enterpriseNumber', '0123.456.749', '0123456749'],
  ['legal', 'enterpriseNumber', 'BE 0123.456.749', '0123456749'],
  ['legal', 'form', 'v. z. w.', 'v. z. w.'],
])('a number in %s is taken as cards and paper show it: %s, %s', (within, name, typed, kept) => {
  const { schema } = formSchemaOf(`club.${within}`, [name], { courses: [] });
  expect(typed).toMatch(new RegExp(schema.properties?.[name]?.pattern ?? ''));
  expect(fromForm({ [name]: typed }, schema)).toEqual({ [name]: kept });
  const file = new RegExp(schemaAt(`club.${within}`).properties?.[name]?.pattern ?? '');
  expect(kept).toMatch(file);
});

it('courses are chosen by their titles', () => {
  const { schema } = formSchemaOf('club.settings', ['reductions'], { courses: [course] });
  const rule = schema.properties?.reductions?.items?.properties;
  expect(rule?.courses?.items).toEqual({ type: 'string', oneOf: [{ const: 'ballet', title: 'Ballet' }] });
  expect(rule?.for).toMatchObject({ title: 'Voor wie', oneOf: [{ title: 'volgend gezinslid' }, {}] });
});

it('a field of an event is explained for visitors, and one of a course for parents', () => {
  const helpOf = (type: 'course' | 'ticket') => {
    const { schema } = formSchemaOf('courses', ['bring', 'teachers'], { courses: [], type });
    return Object.values(schema.properties ?? {}).map(({ description }) => description);
  };
  expect(helpOf('ticket')).toEqual([
    'Bijvoorbeeld: je ticket, op papier of op je telefoon.',
    'Iedereen ziet deze namen.',
  ]);
  expect(helpOf('course')[0]).toBe('Bijvoorbeeld: sportschoenen en een flesje water.');
});

it('an extra is childcare beside an activity alone, which can give tax certificates', () => {
  const asked = (type: 'course' | 'activity' | 'ticket') => {
    const { schema } = formSchemaOf('courses', ['services'], { courses: [], type });
    const { properties = {}, required } = schema.properties?.services?.items ?? {};
    return { names: Object.keys(properties), required };
  };
  expect(asked('activity')).toEqual({
    names: ['title', 'price', 'capacity', 'isChildcare'],
    required: ['title', 'price', 'isChildcare'],
  });
  for (const type of ['course', 'ticket'] as const)
    expect(asked(type)).toEqual({ names: ['title', 'price', 'capacity'], required: ['title', 'price'] });
});

it('the days of a reminder say whether this installation sends any', () => {
  const helpOf = (reminds: boolean | undefined) => {
    const around = { courses: [], ...(reminds !== undefined && { reminds }) };
    const { schema } = formSchemaOf('club.settings', ['reminderDays'], around);
    return schema.properties?.reminderDays?.description;
  };
  expect(helpOf(false)).toMatch(/^Dit werkt hier nog niet: .* bij Betalingen\. Bijvoorbeeld 3 en 14/);
  for (const reminds of [true, undefined]) expect(helpOf(reminds)).toMatch(/^Bijvoorbeeld 3 en 14/);
});
