import {
  type CompiledForm,
  compileForm,
  compileSchema,
  type Diagnostic,
  portableSchema,
} from '@clubpoort/form-engine/headless';
import type { Source } from './examples.ts';
import { languages, type Settings } from './settings.ts';

/** A form that a text became. */
export interface FormOutcome {
  readonly is: 'form';
  /** The parsed text. */
  readonly value: unknown;
  readonly form: CompiledForm;
  readonly diagnostics: readonly Diagnostic[];
  /** The other outputs of the engine for the text, each with a name. */
  readonly products: readonly { readonly name: string; readonly value: unknown }[];
}

/** The result for a text: a form, or the fault in the text itself. */
export type Outcome = FormOutcome | { readonly is: 'fault'; readonly message: string };

/** Longest text that is read, in characters: a longer one would hold up the page at every key. */
const mostCharacters = 2_000_000;

/** Parses and compiles a text. Never throws. */
export function compile(
  text: string,
  source: Source,
  { locale, hidesEmpty }: Pick<Settings, 'locale' | 'hidesEmpty'>,
): Outcome {
  if (text.length > mostCharacters) return fault('This text is too long for the playground.');
  const options = { locale, texts: languages[locale], today: '2026-11-20' };
  try {
    const value: unknown = JSON.parse(text);
    if (source === 'schema') {
      const { form, diagnostics, sections } = compileSchema(value, options);
      return formOutcome(value, { form, diagnostics, product: { name: 'Sections', value: sections } });
    }
    const form = compileForm(value, { ...options, allowHideEmpty: hidesEmpty });
    const product = { name: 'JSON Schema', value: portableSchema(form) };
    return formOutcome(value, { form, diagnostics: form.diagnostics, product });
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}

interface Made extends Pick<FormOutcome, 'form' | 'diagnostics'> {
  readonly product: FormOutcome['products'][number];
}

function formOutcome(value: unknown, { form, diagnostics, product }: Made): FormOutcome {
  const products = [product, { name: 'uiSchema', value: form.uiSchema }];
  return { is: 'form', value, form, diagnostics, products };
}

function fault(message: string): Outcome {
  return { is: 'fault', message };
}
