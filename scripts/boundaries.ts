/**
 * Checks the import rules of .dependency-cruiser.mjs, that certain calls are made in one room only, that each test lies
 * beside its source, that Dutch texts use our words, and that documents and code agree on the names of files.
 */
import { checkBoundaries } from './boundaries/checkBoundaries.ts';
import { findDocumentFaults } from './boundaries/findDocumentFaults.ts';
import { findForbiddenCalls } from './boundaries/findForbiddenCalls.ts';
import { findMisplacedTests } from './boundaries/findMisplacedTests.ts';
import { findRuledOutWords } from './boundaries/findRuledOutWords.ts';
import { root } from './root.ts';

const { moduleCount, violations } = await checkBoundaries(root);
const forbidden = [
  ...violations.map(({ rule, from, to, comment }) => `${rule}: ${from} → ${to}\n    ${comment}`),
  ...findForbiddenCalls(root).map(({ place, call, comment }) => `${call} in ${place}\n    ${comment}`),
  ...findMisplacedTests(root).map(({ test, comment }) => `misplaced test: ${test}\n    ${comment}`),
  ...findRuledOutWords(root).map(
    ({ place, word, better }) => `“${word}” in ${place}\n    we say: ${better} (docs/dutch.md)`,
  ),
  ...findDocumentFaults(root),
];
for (const line of forbidden) console.error(line);
console.log(`${moduleCount} modules read, ${forbidden.length} violations`);
process.exitCode = forbidden.length === 0 ? 0 : 1;
