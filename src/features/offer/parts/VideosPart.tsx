import type { FilmPart } from '#src/api/sendFilm.ts';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { offerVideosTexts } from '#src/texts/nl/offerVideos.ts';
import { FilmField } from '../look/film/FilmField.tsx';
import { listPieces } from '../schema/pieces.ts';
import { copied } from '../state/editedItems.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './pieces/PieceForms.tsx';

type Video = OfferFile['videos'][number];

const pieces = [{ ...listPieces.videos, title: texts.pieces.item }];

/** The films of a club, for everybody or for a course. */
export function VideosPart({ club, editing, opened, item, faults, focus }: OfferPartProps) {
  const { state, change } = editing;
  const { content } = state;
  return (
    <ItemsPart<Video>
      {...{ club: club.url, part: 'videos', open: item, items: content.videos }}
      published={opened.content.videos}
      titleOf={({ title }) => title}
      noteOf={(video) => noteOf(video, content)}
      create={() => ({ title: texts.list.add.videos, description: '' })}
      copyOf={(video) => ({ ...copied(video), title: texts.list.copyOf(video.title) })}
      onItems={(changeItems, what) =>
        change((file) => ({ ...file, videos: [...changeItems(file.videos)] }), what)
      }
    >
      {(video, changeVideo) => (
        <>
          <PieceForms
            key={`${item} ${state.replaced}`}
            path="videos"
            pieces={pieces}
            value={video}
            onChange={(changeValue, piece) =>
              // Cast is safe: the form is made of the schema of a video.
              changeVideo((before) => changeValue(before) as Video, texts.ofItem(piece, video.title))
            }
            around={content}
            {...{ faults, focus }}
          />
          <Section id="stuk-film" title={offerVideosTexts.title} lead={offerVideosTexts.lead}>
            <div className={layout.stack2}>
              {partsOf(video).map((part) => (
                <FilmField
                  key={`${item} ${part}`}
                  {...{ club: club.nid, part, value: video[part] }}
                  fault={faults.find(({ path }) => path === `/${part}`)?.message}
                  onChange={(value) =>
                    changeVideo(
                      (before) => withFilm(before, part, value),
                      texts.ofItem(offerVideosTexts[part].label, video.title),
                    )
                  }
                />
              ))}
            </div>
          </Section>
        </>
      )}
    </ItemsPart>
  );
}

/** Captions and a poster belong to a film. */
function partsOf({ film }: Video): readonly FilmPart[] {
  return film === undefined ? ['film'] : ['film', 'captions', 'poster'];
}

/** A video without its film has neither captions nor a poster, and one with a film has no address elsewhere. */
function withFilm(video: Video, part: FilmPart, value: string | undefined): Video {
  const { film, captions, poster, address, ...words } = video;
  const files = { film, captions, poster, [part]: value };
  if (files.film === undefined) return { ...words, ...(address !== undefined && { address }) };
  return {
    ...words,
    film: files.film,
    ...(files.captions !== undefined && { captions: files.captions }),
    ...(files.poster !== undefined && { poster: files.poster }),
  };
}

function noteOf({ course, film, address }: Video, { courses }: OfferFile): string {
  if (film === undefined && address === undefined) return offerVideosTexts.nothing;
  const found = courses.find(({ url }) => url === course);
  return found?.title ?? offerVideosTexts.forEverybody;
}
