import { entryFiles } from './scripts/entryFiles.ts';

export default [
  {
    name: 'JavaScript of the club page on a first visit',
    path: entryFiles('src/app/routes/ClubRoute.tsx'),
    gzip: true,
    limit: '135 kB',
  },
];
