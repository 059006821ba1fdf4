/**
 * Measures how much of other people's JSON Schemas `compileSchema` draws and keeps, and prints a table: the examples of JSON
 * Forms (from npm, into the cache of node_modules), schemas with the features of rjsf's playground, and the official
 * JSON-Schema-Test-Suite (Debian's `libtest-json-schema-acceptance-perl`).
 *
 * Usage: npm run corpora [-- --why]. `--why` lists the diagnostics of each schema that has some.
 */
import { jsonFormsExamples } from './corpora/jsonFormsExamples.ts';
import { measure } from './corpora/measure.ts';
import { rjsfSamples } from './corpora/rjsfSamples.ts';
import { testSuite } from './corpora/testSuite.ts';

const showsWhy = process.argv.includes('--why');

const corpora = [
  ['JSON Forms examples', await jsonFormsExamples()],
  ['features of the rjsf playground', rjsfSamples],
  ['JSON-Schema-Test-Suite, draft-07', testSuite('draft7')],
  ['JSON-Schema-Test-Suite, 2020-12', testSuite('draft2020-12')],
] as const;

console.log('| corpus | schemas | no diagnostic | data kept | same verdicts |\n|---|---|---|---|---|');
for (const [name, samples] of corpora) {
  const measured = await Promise.all(samples.map(measure));
  const clean = measured.filter(({ diagnostics }) => diagnostics.length === 0);
  const kept = measured.filter(({ isKept }) => isKept);
  const verdicts = samples.flatMap((sample) => sample.verdicts ?? []).length;
  const same = verdicts - measured.flatMap(({ differing }) => differing).length;
  const agreement = verdicts === 0 ? '' : `${same} of ${verdicts}`;
  console.log(`| ${name} | ${measured.length} | ${clean.length} | ${kept.length} | ${agreement} |`);
  if (!showsWhy) continue;
  for (const { name: sample, diagnostics, isKept, differing } of measured)
    if (diagnostics.length > 0 || !isKept || differing.length > 0)
      console.log([`  ${sample}${isKept ? '' : ' LOSES DATA'}`, ...diagnostics, ...differing].join('\n    '));
}
