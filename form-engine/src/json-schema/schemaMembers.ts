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
}

/** A part of a schema that no question fits: rjsf draws it, and its value is one answer. */
export interface SchemaPart {
  readonly schema: WireRecord;
  /** The document in which its references point. */
  readonly root: unknown;
  readonly ui: WireRecord;
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
  /** Conditions of its members, by name. */
  readonly rules: ReadonlyMap<string, MemberRules>;
  /** Names of boxes and lists that conditions take for present. They are sent, also where they weren't there. */
  readonly presumed: ReadonlySet<string>;
  /** Whether properties that the schema doesn't name are left out. */
  readonly isClosed: boolean;
  /** Whether another value than an object may stand in its place: its schema names no type. */
  readonly isUntyped?: true;
  /** Whether the data is no object: it is the only member, whose name is empty. */
  readonly isWrapped?: true;
}

/** When a property is asked and required, as long as its object is there. */
export interface MemberRules {
  readonly asked: Verdict;
  readonly required: Verdict;
}

export type SchemaMember = SchemaField | FixedProperty | KeptProperty | SchemaLevel;

/** Texts on the screen, plain. `''` for none. */
export interface MemberTexts {
  readonly title: string;
  readonly help: string;
  readonly placeholder: string;
}

const alwaysAsked: MemberRules = { asked: true, required: false };

/** The rules of a member; a member without rules is asked and optional. */
export function rulesOf(level: SchemaLevel, { name }: SchemaMember): MemberRules {
  return level.rules.get(name) ?? alwaysAsked;
}
