import { asc, eq } from 'drizzle-orm';
import { VideoInFile } from '#schemas/club-file/videoInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptFields } from '../keptFields.ts';

export async function exportVideos(
  db: Database,
  clubNid: number,
  courses: ReadonlyMap<number, string>,
): Promise<ClubFile['videos']> {
  const rows = await db
    .select()
    .from(videos)
    .where(eq(videos.clubNid, clubNid))
    .orderBy(asc(videos.position), asc(videos.nid));
  return rows.map((video) => {
    const course = video.courseNid === null ? undefined : courses.get(video.courseNid);
    return {
      ...{ nid: video.nid, ...keptFields(VideoInFile, video, converted.video) },
      ...(course !== undefined && { course }),
    };
  });
}
