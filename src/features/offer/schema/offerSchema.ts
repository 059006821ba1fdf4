import { choiceWord, fieldWord, isAmount, itemWord } from '#rules/offer/offerWords.ts';
import type { CourseInFile } from '#schemas/club-file/courseInFile.ts';
import whole from '#schemas/club-file/offer.schema.json' with { type: 'json' };
import { offerFieldsTexts as texts } from '#src/texts/nl/offerFields.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { writtenPattern } from './writtenNumber.ts';

// Cast is safe: the file has more keywords than these, and a form reads them all.
const offer = whole as JsonSchema;

/** The schema of a field, by its path through objects and lists: `club.settings`, `courses` for one course. */
export function schemaAt(path: string): JsonSchema {
  return path.split('.').reduce<JsonSchema>((schema, name) => {
    const field = schema.properties?.[name];
    return field?.items?.properties ? field.items : (field ?? {});
  }, offer);
}

export interface FormSchema {
  readonly schema: JsonSchema;
  readonly uiSchema: Readonly<Record<string, unknown>>;
}

/** The rest of the offer, as far as a form needs it. */
export interface Surroundings {
  /** Whether this installation sends reminders by itself. Said of the club alone. */
  readonly reminds?: boolean;
  /** The kind of course of the form. An event has visitors rather than members; only an activity can give tax certificates. */
  readonly type?: CourseInFile['type'];
  readonly courses: readonly { readonly url: string; readonly title: string }[];
}

/**
 * A form of some fields of an object of the offer, with Dutch titles and help.
 *
 * @param path - the object, as for `schemaAt`
 * @param names - its fields, in the order of the form
 */
export function formSchemaOf(path: string, names: readonly string[], around: Surroundings): FormSchema {
  const { properties = {}, required = [] } = schemaAt(path);
  const asked = names.flatMap((name) => {
    const field = properties[name];
    return field && isAsked(`${path}.${name}`, around)
      ? [[name, inDutch(field, `${path}.${name}`, around)] as const]
      : [];
  });
  return {
    schema: {
      type: 'object',
      required: required.filter((name) => names.includes(name)),
      properties: Object.fromEntries(asked),
    },
    uiSchema: Object.fromEntries(asked.map(([name, field]) => [name, uiSchemaOf(field)])),
  };
}

/** Whether a field says anything about what the form is of. A value that a file gives all the same stays as it is. */
function isAsked(path: string, { type }: Surroundings): boolean {
  return path !== 'courses.services.isChildcare' || type === 'activity';
}

/** Texts of more than this, in characters, have several lines. */
const oneLine = 300;

function inDutch(schema: JsonSchema, path: string, around: Surroundings): JsonSchema {
  const word = fieldWord(path);
  const help = texts.helpOf(path, { ...around, isOfEvent: around.type === 'ticket' });
  const courses = isOfCourses(path) ? courseChoices(around) : undefined;
  const { enum: values, maxLength = 0, ...kept } = schema;
  const { properties, items, required } = kept;
  const pattern = writtenPattern(path);
  return {
    ...kept,
    ...(pattern !== undefined && { pattern }),
    // A counter below a short text is noise: nobody comes near, and the server checks its length too.
    ...(maxLength > oneLine && { maxLength }),
    ...(word !== undefined && { title: texts.title(word, isAmount(path)) }),
    ...(help !== undefined && { description: help }),
    // A row without a field that is not asked gets its default on the server.
    ...(required && { required: required.filter((name) => isAsked(`${path}.${name}`, around)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => isAsked(`${path}.${name}`, around))
          .map(([name, field]) => [name, inDutch(field, `${path}.${name}`, around)]),
      ),
    }),
    ...(items && { items: courses ? { type: 'string', oneOf: courses } : itemInDutch(items, path, around) }),
    ...(items && courses && { uniqueItems: true }),
    ...(!items && courses && { oneOf: courses }),
    ...(values && { oneOf: choicesOf(values, path) }),
  };
}

/** An item of a list. The help of the list is not said again with each item. */
function itemInDutch(items: JsonSchema, path: string, around: Surroundings): JsonSchema {
  const { title: _title, description: _help, ...item } = inDutch(items, path, around);
  const word = itemWord(path);
  return { ...item, ...(word !== undefined && { title: texts.title(word, isAmount(path)) }) };
}

function choicesOf(values: readonly unknown[], path: string) {
  return values.map((value) => ({ const: value, title: choiceWord(path, String(value)) ?? String(value) }));
}

const namesOfCourses: ReadonlySet<string> = new Set([
  'reductions.courses',
  'priority.courses',
  'vouchers.course',
  'videos.course',
  'offeredWith.course',
]);

/** Whether a field holds urls of courses, which are chosen rather than typed. */
function isOfCourses(path: string): boolean {
  return namesOfCourses.has(path.split('.').slice(-2).join('.'));
}

/** A choice must have options: a club without courses has none to choose yet. */
function courseChoices({ courses }: Surroundings) {
  if (courses.length === 0) return undefined;
  return courses.map(({ url, title }) => ({ const: url, title }));
}

function uiSchemaOf(schema: JsonSchema): Readonly<Record<string, unknown>> {
  const { type, maxLength = 0, properties, items } = schema;
  if (type === 'string' && maxLength > oneLine) return { 'ui:widget': 'textarea' };
  if (items) return { items: uiSchemaOf(items) };
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [name, uiSchemaOf(field)]),
  );
}
