import type { WireQuestion } from '../../sections/wireSection.ts';

/** A JSON Schema (draft-07) as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The settings of a kind, for a form builder. All kinds have a title, a help text, whether an answer is required, and conditions;
 * options, a placeholder and an answer to begin with where the kind reads them.
 */
export interface KindSettings {
  /** The properties of a new question by which the engine knows its kind. */
  readonly wire: Pick<WireQuestion, 'type' | 'default_key'>;
  /** The part of the palette in which a builder offers the kind. */
  readonly purpose: KindPurpose;
  /** JSON Schemas of the properties of `config` that the kind reads, by their name, with a title for people. Default: none. */
  readonly config?: (texts: SettingTexts) => Readonly<Record<string, JsonSchema>>;
}

/** The parts of a builder's palette. */
export type KindPurpose = 'text' | 'choice' | 'number' | 'time' | 'person' | 'file' | 'other';

/** The titles of settings in a language. */
export type SettingTexts = Readonly<
  Record<
    | 'affixAfter'
    | 'affixBefore'
    | 'aDay'
    | 'daysFromToday'
    | 'decimals'
    | 'examples'
    | 'firstDay'
    | 'firstTime'
    | 'lastDay'
    | 'lastTime'
    | 'least'
    | 'leastRows'
    | 'longest'
    | 'markdown'
    | 'matrixRows'
    | 'minAge'
    | 'most'
    | 'mostFiles'
    | 'mostRows'
    | 'otherAnswer'
    | 'pattern'
    | 'patternMessage'
    | 'rowName'
    | 'rows'
    | 'shortest'
    | 'stars'
    | 'step'
    | 'today'
    | 'unit',
    string
  >
>;
