import camp from './examples/camp.json?raw';
import faults from './examples/faults.json?raw';
import first from './examples/first.json?raw';
import languages from './examples/languages.json?raw';
import schema from './examples/schema.json?raw';
import steps from './examples/steps.json?raw';

/** The two formats of the playground: sections of a server, or a plain JSON Schema. */
export type Source = 'sections' | 'schema';

/** A text to start from. */
export interface Example {
  readonly name: string;
  readonly source: Source;
  readonly text: string;
}

/** The examples, the first one to begin with. */
export const examples: readonly Example[] = [
  { name: 'A first form', source: 'sections', text: first },
  { name: 'A camp: conditions, rows and a total', source: 'sections', text: camp },
  { name: 'Steps', source: 'sections', text: steps },
  { name: 'Four languages', source: 'sections', text: languages },
  { name: 'Sections with mistakes', source: 'sections', text: faults },
  { name: 'A JSON Schema', source: 'schema', text: schema },
];
