import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countExtras } from '#rules/countExtras.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { get } from '#src/api/call.ts';
import { type CourseList, parseCourseList } from '#src/api/entities/desk/courseList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { paperListTexts as texts } from '#src/texts/nl/paperList.ts';
import { Loaded } from '../../failures/index.ts';
import { blockNow, blocksOf } from '../view/blocksOf.ts';
import styles from './PaperList.module.css';

/** A manager names the course, and a teacher a lesson of it. */
export type ListOf = { readonly club: number; readonly course: number } | { readonly session: number };

interface PaperListProps {
  of: ListOf;
  back: { readonly to: string; readonly label: string };
}

/** The names of a course with a box for each of its dates, to be printed: A4 on its side. */
export function PaperList({ of, back }: PaperListProps) {
  const query = useQuery({
    queryKey: ['paper-list', of],
    queryFn: async ({ signal }) =>
      parseCourseList(
        ('session' in of
          ? await get('get_teacher_list', of, { signal })
          : await get('get_course_list', of, { signal })
        ).result,
      ),
    staleTime: 0,
  });
  usePageTitle({ title: query.data ? texts.title(query.data.title) : texts.open });
  return (
    <Loaded
      query={query}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={3} />
        </Loading>
      }
      frame={(state) => (
        <>
          <PageHeader title={texts.open} back={back} />
          {state}
        </>
      )}
    >
      {(list) => <Sheet list={list} back={back} />}
    </Loaded>
  );
}

function Sheet({ list, back }: { list: CourseList } & Pick<PaperListProps, 'back'>) {
  const blocks = blocksOf(list.sessions);
  const [chosen, setChosen] = useState(() => blockNow(blocks, systemClock.now() / 1000));
  const sessions = blocks[chosen] ?? [];
  const dayOf = (session: (typeof sessions)[number] | undefined) => (session ? formatDay(session.start) : '');
  return (
    <div className={styles.sheet}>
      <div className={styles.screenOnly}>
        <PageHeader
          title={<span dir="auto">{list.title}</span>}
          lead={texts.lead}
          back={back}
          actions={
            <Button variant="primary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          }
        />
        {blocks.length > 1 && (
          <SelectField
            inForm
            label={texts.lessons}
            options={blocks.map((block, place) => ({
              value: String(place),
              label: texts.range(dayOf(block[0]), dayOf(block.at(-1))),
            }))}
            value={String(chosen)}
            onChange={(place) => setChosen(Number(place))}
          />
        )}
      </div>
      {list.people.length === 0 || sessions.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the wide table
        <section className={styles.wide} tabIndex={0} aria-label={texts.title(list.title)}>
          <table className={styles.table}>
            <caption dir="auto">
              {[texts.caption(list.title, list.club), ...countsOf(list.people)].join(' · ')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                {sessions.map(({ nid, start }) => (
                  <th key={nid} scope="col" className={styles.day}>
                    {formatDay(start).slice(0, 5)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.people.map((person) => (
                <tr key={person.uid}>
                  <th scope="row" dir="auto">
                    {person.name} <small>{aboutPerson(person)}</small>
                  </th>
                  {sessions.map(({ nid }) => (
                    <td key={nid} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** How many took each extra. */
function countsOf(people: CourseList['people']): string[] {
  return countExtras(people.flatMap(({ extras }) => extras)).map(({ title, count }) =>
    texts.extra(title, count),
  );
}

function aboutPerson({ age, trial, extras, phone }: CourseList['people'][number]): string {
  return [...(age === null ? [] : [texts.age(age)]), ...(trial ? [texts.trial] : []), ...extras, phone]
    .filter((part) => part !== '')
    .join(' · ');
}
