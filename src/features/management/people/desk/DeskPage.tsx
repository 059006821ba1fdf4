import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DeskRegistration } from '#src/api/entities/desk/deskRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { type AtDesk, type DeskStart, peopleHref, peoplePart, personHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';
import { clubPersonQuery } from '../peopleQueries.ts';
import { CourseChoice } from './CourseChoice.tsx';
import { DeskConfirm } from './DeskConfirm.tsx';
import { NewPersonFields } from './DeskFields.tsx';
import {
  nobodyTyped,
  nothingChosen,
  type Overrides,
  overrideOf,
  useDeskPreview,
  type Wish,
  whoOf,
  wishOf,
} from './deskState.ts';

const texts = clubPeopleTexts.desk;

interface DeskPageProps {
  club: Club;
  who: AtDesk;
  start: DeskStart;
}

/** Registers somebody at the desk: who and what, then the price and the questions, then how it is paid. */
export function DeskPage({ club, who, start }: DeskPageProps) {
  const isWaiting = typeof who === 'object' && 'waiting' in who;
  const member = typeof who === 'object' && 'member' in who ? who.member : undefined;
  const known = useQuery({ ...clubPersonQuery(club.nid, member ?? 0), enabled: member !== undefined });
  const [typed, setTyped] = useState(nobodyTyped);
  const [chosen, setChosen] = useState({ ...nothingChosen, tariff: start.tariff });
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<{ readonly wish: Wish; readonly desk: DeskRegistration }>();
  const preview = useDeskPreview(club.nid);
  usePageTitle({ title: texts.title });
  const look = (overrides: Overrides = {}) => {
    setChecked(true);
    const wish = { who: whoOf(who, typed), ...wishOf(chosen), ...overrides };
    const isNamed = who !== 'new' || (typed.fname.trim() !== '' && typed.lname.trim() !== '');
    const isChosen = chosen.tariff !== undefined && (!chosen.needsLesson || chosen.lesson !== undefined);
    if (isNamed && (isWaiting || isChosen) && !preview.isPending)
      preview.mutate(wish, { onSuccess: (desk) => setSeen({ wish, desk }) });
  };
  // Waiting people wait for one tariff, so there is nothing to choose.
  const isChosen = isWaiting || (member !== undefined && start.tariff !== undefined);
  const lookOnce = useRef(look);
  useEffect(() => {
    if (isChosen) lookOnce.current();
  }, [isChosen]);
  const change = (doChange: () => void) => {
    setSeen(undefined);
    doChange();
  };
  const done = useDone(club);
  const name = seen?.desk.name ?? (known.data ? `${known.data.fname} ${known.data.lname}` : undefined);
  const wrong = (field: string) =>
    refusalOf(preview.error)?.problems.find(({ key }) => key === field || key.startsWith(`${field}_`))
      ?.message;
  return (
    <>
      <PageHeader
        title={isWaiting ? texts.waiting : texts.title}
        lead={name === undefined ? texts.lead : <span dir="auto">{texts.leadOf(name)}</span>}
        back={
          member === undefined
            ? { to: peopleHref(club.url), label: clubPeopleTexts.person.back }
            : { to: personHref(club.url, member), label: texts.back }
        }
      />
      <div className={styles.reading}>
        <Sections>
          {!isWaiting && (
            <form
              className={styles.reading}
              noValidate
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                look();
              }}
            >
              {who === 'new' && (
                <NewPersonFields
                  typed={typed}
                  onChange={(next) => change(() => setTyped(next))}
                  isChecked={isChecked}
                  wrong={wrong}
                />
              )}
              <CourseChoice
                club={club}
                chosen={chosen}
                course={start.course}
                onChange={(next) => change(() => setChosen(next))}
                isChecked={isChecked}
              />
              {!seen && (
                <div>
                  <Button type="submit" variant="primary" busy={preview.isPending}>
                    {texts.check}
                  </Button>
                </div>
              )}
            </form>
          )}
          <LedgerFailure error={preview.error} />
          {seen && (
            <DeskConfirm
              key={JSON.stringify(seen.wish)}
              club={club}
              {...seen}
              onAllow={(may) => look({ ...overridesOf(seen.wish), ...overrideOf[may] })}
              onAgain={() => look(overridesOf(seen.wish))}
              onDone={done}
            />
          )}
        </Sections>
      </div>
    </>
  );
}

function overridesOf({ anyAge, anyTime, waits }: Overrides): Overrides {
  return { ...(anyAge && { anyAge }), ...(anyTime && { anyTime }), ...(waits && { waits }) };
}

/** The page of somebody who was just registered, with the documents of that order. */
function registeredHref(club: string, uid: number, order: number): string {
  return hrefs.management({ club, part: peoplePart, lid: String(uid), bestelling: String(order) });
}

/** Opens the page of the person who was registered. */
function useDone(club: Club) {
  const navigate = useNavigate();
  return ({ uid, order, name, mailed, waits }: DeskRegistration) => {
    const registered = mailed === '' ? texts.done(name) : texts.doneMailed(name, mailed);
    const message = waits ? texts.doneQueued(name) : registered;
    // The person is another view of the same screen, so the notice stays.
    void navigate(
      uid === null || order === null ? peopleHref(club.url) : registeredHref(club.url, uid, order),
    );
    showNotice({ tone: 'success', message });
  };
}
