import { entryFiles, entryLimit } from '#scripts/sizes/entryFiles.ts';

export default [
  {
    name: 'JavaScript of the club page on a first visit',
    path: entryFiles(),
    gzip: true,
    limit: `${entryLimit / 1000} kB`,
  },
];
