import { entryFiles } from '#scripts/sizes/entryFiles.ts';

export default [
  {
    name: 'JavaScript of the club page on a first visit',
    path: entryFiles(),
    gzip: true,
    limit: '136 kB',
  },
];
