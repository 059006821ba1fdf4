/** The form builder. `@clubpoort/form-engine/builder/headless` has its changes without React. */

export { FormBuilder, type FormBuilderProps } from './builder/FormBuilder.tsx';
export { type BuilderPreset, clubPresets, type QuestionBank } from './builder/pure/presets.ts';
export { type BuilderTexts, nl } from './builder/texts/nl.ts';
export type { HostSettings, OptionPort } from './builder/useBuilder.ts';
