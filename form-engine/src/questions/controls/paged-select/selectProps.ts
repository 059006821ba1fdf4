import type { Texts } from '../../../texts/nl.ts';
import type { ControlProps } from '../controlProps.ts';
import type { Choice } from '../fieldDescription.ts';

interface OptionProps {
  /** What can be chosen. Give the same list in each render: what is worked out from it is kept for that list. */
  readonly options: readonly Choice[];
  /** Default: "Maak een keuze". */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}

/** A select for one answer: the value of an option, `''` for none. */
export interface PagedSelectProps extends ControlProps<string>, OptionProps {
  /** Whether the answer can be taken back. A required one never can. Default: true. */
  readonly isClearable?: boolean | undefined;
  /** Token for `autocomplete`, of the native select that up to 10 options are drawn as. */
  readonly autoComplete?: string | undefined;
}

/** A select for any number of answers, as the values of their options. */
export interface PagedSelectMultipleProps extends ControlProps<readonly string[]>, OptionProps {
  /** Names the search box where no `label` points at its `id`: inside a group that has a name already. */
  readonly label?: string | undefined;
}

/** The most options that are drawn all at once, and so many more are shown each time. */
export const PAGE_SIZE = 10;
