import type { Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import type { Choice } from '../controls/fieldDescription.ts';

interface OptionProps {
  /** The options. Pass the same list in each render, because results are cached per list. */
  readonly options: readonly Choice[];
  /** Default: "Maak een keuze". */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
  /** Locale of the number of results, a BCP 47 tag. Default `nl-BE`. */
  readonly locale?: string | undefined;
}

/** A select for one answer: the value of an option, `''` for none. */
export interface PagedSelectProps extends ControlProps<string>, OptionProps {
  /** Whether the answer can be cleared. A required answer never can. Default: true. */
  readonly isClearable?: boolean | undefined;
  /** Token for `autocomplete`, used only by the native select (up to 10 options). */
  readonly autoComplete?: string | undefined;
}

/** A select for any number of answers, as the values of their options. */
export interface PagedSelectMultipleProps extends ControlProps<readonly string[]>, OptionProps {
  /** Accessible name of the search box where no `label` refers to its `id`: inside a group that already has a name. */
  readonly label?: string | undefined;
}

/** Maximum number of options that are drawn at once, and number of options per page. */
export const PAGE_SIZE = 10;
