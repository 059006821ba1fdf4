import type { Answer } from '../questions/question-kind/answer.ts';
import type { WireCondition, WireQuestion } from '../sections/wireSection.ts';
import type { WireRecord } from '../sections/wireValue.ts';

/** A condition on answers of the form, or a fixed verdict. */
export type Verdict = boolean | WireCondition;

/** How one property is asked, and how its value is read and written. */
export interface AskedValue {
  /** The question without its identity and its conditions. */
  readonly question: Pick<WireQuestion, 'type'> & Partial<Pick<WireQuestion, 'options' | 'config'>>;
  /** Whether the property is there as soon as its object is: a box is `false`, a list is `[]`. */
  readonly isAlwaysSent: boolean;
  /** The only values that one answer can stand for; absent where there are others. */
  readonly values?: readonly unknown[];
  /** Whether `null` is one of the options. */
  readonly hasNull?: boolean;
  /** The answer in wire format; `undefined` for none, a misfit for a value that the question can't have. */
  readonly toAnswer: (value: unknown) => unknown;
  /** The value in the data; `undefined` leaves out the property. */
  readonly toValue: (answer: Answer | undefined) => unknown;
  /** The text in conditions for a value of the data; `undefined` for a value that can't be an answer. */
  readonly toText: (value: unknown) => string | undefined;
}

interface Member {
  readonly name: string;
  /** JSON pointer into the schema, for diagnostics. */
  readonly pointer: string;
}

/** A property that is asked. */
export interface SchemaField extends Member {
  readonly is: 'field';
  /** Key of its question: the JSON pointer into the data. It starts with `/`, so it is never `__proto__`. */
  readonly qid: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'choice' | 'choices' | 'list' | 'part';
  readonly texts: MemberTexts;
  readonly asked: AskedValue;
  /** Whether the value may be `null`. An empty answer that must be there is `null` then. */
  readonly isNullable: boolean;
  /** The rows, of the type `list` only. They are read and written in `data/`, and not by `asked`. */
  readonly list?: SchemaList;
  /** The schema to draw, of the type `part` only. */
  readonly part?: SchemaPart;
  /** The value of an empty answer that must be there, of a `part` only; absent where somebody has to answer. */
  readonly emptied?: unknown;
  /** The value to begin with; `undefined` for none. */
  readonly preset: unknown;
  /** Keywords that the question doesn't say, checked on the value. */
  readonly check?: WireRecord | undefined;
  /**
   * The name by which the rules are found of a question that chooses between schemas for the whole object. It has no value of its own:
   * its `asked.toAnswer` gets the object, and tells which schema fits.
   */
  readonly slot?: symbol;
}

/** A part of a schema that no question fits: rjsf draws it, and its value is one answer. */
export interface SchemaPart {
  readonly schema: WireRecord;
  /** The document in which its references point. */
  readonly root: unknown;
  readonly ui: WireRecord;
}

/** One property with several schemas, of which an answer chooses one. */
export interface SchemaVariants extends Member {
  readonly is: 'variants';
  /** The question that chooses. */
  readonly selector: SchemaField;
  /** Whether that question is only about this property, and stands before it. It then reads the value of the property. */
  readonly isOwn: boolean;
  readonly variants: readonly SchemaVariant[];
  /** Whether an empty property that must be there is `null`. */
  readonly isNullable: boolean;
}

/** One schema of a property. */
export interface SchemaVariant {
  /** The answers with which it is asked. */
  readonly values: readonly string[];
  readonly member: Exclude<SchemaMember, SchemaVariants>;
  /** Whether it is required as soon as it is asked, whatever the rules of the property say. */
  readonly isRequired: boolean;
}

/** A list that is asked in rows. */
export interface SchemaList {
  /** The questions of one row. A row of a plain value is a level with one member, whose name is empty. */
  readonly row: SchemaLevel;
  /** Whether the items are objects, and no plain values. */
  readonly hasObjects: boolean;
  /** `minItems` of the schema, or 0. */
  readonly least: number;
  /** `maxItems` of the schema; `undefined` for none. */
  readonly most: number | undefined;
  /** The name of a row; `''` for none. */
  readonly label: string;
  /** Whether there is no list in the data: an object that may have one like itself is asked in a row at most. */
  readonly isSingle?: true;
  /** Whether one row is shown beside a list of them: `'ui:layout': 'detail'`. */
  readonly isDetail: boolean;
}

/** A property with one possible value, which nobody has to be asked. */
interface FixedProperty extends Member {
  readonly is: 'fixed';
  readonly value: unknown;
}

/** A property that this engine can't ask. Its value stays as it was. */
interface KeptProperty extends Member {
  readonly is: 'kept';
  readonly qid: string;
  readonly texts: MemberTexts;
}

/** An object, drawn as a section. */
export interface SchemaLevel extends Member {
  readonly is: 'level';
  /** JSON pointer into the data; `''` for the whole. */
  readonly qid: string;
  readonly texts: MemberTexts;
  /** In the order of the form. */
  readonly members: readonly SchemaMember[];
  /** Conditions of its members, by name or slot. */
  readonly rules: ReadonlyMap<string | symbol, MemberRules>;
  /** Names of boxes and lists that conditions take for present. They are sent, also where they weren't there. */
  readonly presumed: ReadonlySet<string>;
  /** Whether properties that the schema doesn't name are left out. */
  readonly isClosed: boolean;
  /** Whether another value than an object may stand in its place: its schema names no type. */
  readonly isUntyped?: true;
  /** Whether the data is no object: it is the only member, whose name is empty. */
  readonly isWrapped?: true;
  /** Whether `null` may stand in the place of the object. */
  readonly isNullable?: boolean;
  /** Keywords that the questions don't say, checked on the object. */
  readonly check?: WireRecord | undefined;
  /** The name of the object in a problem of that check. */
  readonly checkTitle?: string;
  /** `ui:layout`, for its sections; `undefined` for none. */
  readonly layout?: unknown;
}

/** When a property is asked and required, as long as its object is there. */
export interface MemberRules {
  readonly asked: Verdict;
  readonly required: Verdict;
}

export type SchemaMember = SchemaField | FixedProperty | KeptProperty | SchemaLevel | SchemaVariants;

/** Texts on the screen, plain, with `''` for none; and how the answer may be changed, as in the `config` of a question. */
export interface MemberTexts {
  readonly access: 'write' | 'readonly' | 'disabled';
  readonly title: string;
  readonly help: string;
  readonly placeholder: string;
}

const alwaysAsked: MemberRules = { asked: true, required: false };

/** The rules of a member; a member without rules is asked and optional. */
export function rulesOf(level: SchemaLevel, member: SchemaMember): MemberRules {
  return level.rules.get(slotOf(member)) ?? alwaysAsked;
}

/** The name by which the rules of a member are found. */
function slotOf(member: SchemaMember): string | symbol {
  return (member.is === 'field' && member.slot) || member.name;
}

/** The names of the properties of a level. */
export function namesOf({ members }: SchemaLevel): ReadonlySet<string> {
  return new Set(members.filter((member) => slotOf(member) === member.name).map(({ name }) => name));
}

/** A level in which a property has the rules of one of its schemas. */
export function withRulesOf(
  level: SchemaLevel,
  { name }: SchemaVariants,
  variant: SchemaVariant,
): SchemaLevel {
  const rules = level.rules.get(name) ?? alwaysAsked;
  return {
    ...level,
    rules: new Map([[name, { ...rules, required: variant.isRequired || rules.required }]]),
  };
}
