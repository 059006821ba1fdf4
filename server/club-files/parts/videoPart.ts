import { VideoInFile } from '#schemas/club-file/videoInFile.ts';
import type { videos } from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { makePart, type Part, partId, type Row } from './part.ts';

export function videoPart(video: VideoInFile, index: number, club: Part): Part {
  const { nid, ...values } = video;
  const { title, course } = values;
  return makePart({
    ...{ kind: 'video', path: `videos[${index}]`, title, number: nid, key: title, parent: club },
    ...{ values, position: index },
    row: ({ clubNid, numberOf }): Row<typeof videos> => ({
      ...{ ...keptColumns(VideoInFile, video, converted.video), clubNid, position: index },
      courseNid: course === undefined ? null : numberOf(partId('course', course)),
    }),
  });
}
