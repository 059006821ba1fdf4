import type { MemberTexts, SchemaMember, Verdict } from '../schemaMembers.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import type { Unknowable } from './verdict.ts';

/** A level while it is read: conditions may refer to properties that come later. */
export interface OpenLevel {
  readonly reader: SchemaReader;
  /** JSON pointer into the data; `''` for the whole. */
  readonly qid: string;
  readonly texts: MemberTexts;
  /** The schema of the object itself. */
  readonly node: SchemaNode;
  readonly members: Map<string | symbol, SchemaMember>;
  readonly sources: Map<string | symbol, RuleSources>;
  /** The subschemas of the properties, as they were declared first. */
  readonly declared: Map<string, unknown>;
  isClosed: boolean;
  /** Whether the object refuses properties that only conditions declare. */
  readonly isStrict: boolean;
  /** Number of questions that choose between schemas for the object. */
  selectors: number;
  /** Reads a property. @param qid default: that of its name. */
  readonly readMember: (name: string, node: SchemaNode, qid?: string) => SchemaMember | undefined;
  /** Names of boxes and lists that a condition takes for present. */
  readonly presumed: Set<string>;
  /** Keywords of the object that its questions don't say, or only in part. */
  readonly unsaid: Set<string>;
  /** Branches that refuse all properties but their own. */
  readonly closed: ClosedBranch[];
  /** Reports a part that no question says, unless the keyword around it is checked on the object. */
  readonly doubt: (root: string | undefined, at: string, message: string) => void;
}

/** A branch that refuses all properties but its own. */
interface ClosedBranch {
  readonly names: ReadonlySet<string>;
  readonly when: () => Verdict | Unknowable;
  readonly at: string;
  readonly root: string | undefined;
}

/** One place of the schema that says something about a property. */
export interface Source {
  readonly when: () => Verdict | Unknowable;
  /** Whether it stands outside all conditions. */
  readonly isBase: boolean;
  /** JSON pointer of the keyword. */
  readonly at: string;
  /** The keyword of the object in which it stands; `undefined` outside all conditions. */
  readonly root: string | undefined;
}

/** The statements of the schema about one property, each with its condition. */
export interface RuleSources {
  /** Where the property is declared. */
  readonly asked: Source[];
  /** Where it is required. */
  readonly required: Source[];
  /** Where its schema is `false`. */
  readonly refused: Source[];
}

/** The case in which a part of a schema applies, known once all properties are read. */
export type When = () => Verdict | Unknowable;

/** A part of the schema of an object, and when it applies. */
export interface Branch {
  readonly when: When;
  /** Whether it stands outside all conditions. */
  readonly isBase: boolean;
  readonly depth: number;
  /** The keyword of the object in which it stands; `undefined` outside all conditions. */
  readonly root: string | undefined;
  /** A property that is there as soon as the branch applies. */
  readonly present?: string;
}

/** A property that a part of the schema declares. */
export interface Declaration {
  readonly name: string;
  /** Its subschema as it stands there. */
  readonly value: unknown;
  readonly at: string;
  readonly resolve: (reader: SchemaReader) => SchemaNode | undefined;
}
