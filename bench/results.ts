import type { FormPage } from './contenders.ts';
import type { Measurement } from './measure/form/measureForm.ts';
import type { LoadedBytes } from './measure/loadedBytes.ts';
import type { CompileMeasurement } from './measure/measureCompile.ts';
import type { SelectMeasurement } from './measure/measureSelect.ts';

/** All runs of every form at every size, in execution order. */
export type FormResults = ReadonlyMap<FormPage, ReadonlyMap<number, readonly Measurement[]>>;

/** A part that was not measured is empty. */
export interface Results {
  readonly forms: FormResults;
  readonly compile: readonly CompileMeasurement[];
  readonly select: Readonly<Record<'paged' | 'native', readonly SelectMeasurement[]>>;
  readonly bytes: ReadonlyMap<FormPage | 'reactAlone', LoadedBytes>;
}
