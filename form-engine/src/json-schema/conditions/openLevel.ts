import type { UiNode } from '../memberTexts.ts';
import type { SchemaMember, Verdict } from '../schemaMembers.ts';
import type { SchemaReader } from '../schemaReader.ts';
import type { Unknowable } from './verdict.ts';

/** A level while it is read: conditions may refer to properties that come later. */
export interface OpenLevel {
  readonly reader: SchemaReader;
  /** JSON pointer into the data; `''` for the whole. */
  readonly qid: string;
  readonly depth: number;
  /** Number of lists around it. */
  readonly lists: number;
  readonly ui: UiNode;
  readonly members: Map<string, SchemaMember>;
  readonly sources: Map<string, RuleSources>;
  /** The subschemas of the properties, as they were declared first. */
  readonly declared: Map<string, unknown>;
  readonly isClosed: boolean;
  /** Names of boxes and lists that a condition takes for present. */
  readonly presumed: Set<string>;
}

/** One place of the schema that says something about a property. */
export interface Source {
  readonly when: () => Verdict | Unknowable;
  /** Whether it stands outside all conditions. */
  readonly isBase: boolean;
  /** JSON pointer of the keyword. */
  readonly at: string;
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
