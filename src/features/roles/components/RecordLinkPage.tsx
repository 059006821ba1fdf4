import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { formatDay, formatIsoDay, formatTime } from '#rules/writtenTime.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parseRecordLink, type RecordLink } from '#src/api/entities/desk/importedPeople.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts } from '#src/texts/nl/mailedInvite.ts';
import { recordLinkTexts as texts } from '#src/texts/nl/recordLink.ts';
import { AccountPage, InvitedVisitor, NoInvite, OtherAccount } from '../../account/index.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { recheckSession, useKeptCode, useRedirect, useSession } from '../../session/index.ts';
import { keptRecordLinkStore } from '../state/keptRecordLinkStore.ts';

/** The page of a link without its code: where a visitor comes back after a login. @param redirect - the page to open after it */
export function recordLinkHref(redirect: string | null): string {
  return `${hrefs.acceptRole()}?${new URLSearchParams({ dossier: '', ...(redirect !== null && { redirect }) })}`;
}

interface RecordLinkPageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
  /** The page that the link is about, such as an order to be paid; null for none. */
  redirect: string | null;
}

/** Shows people whom a club wants a family to claim, or two records that may be one person. A visitor logs in first, and comes back here. */
export function RecordLinkPage({ code: linked, redirect }: RecordLinkPageProps) {
  const session = useSession();
  const code = useKeptCode(keptRecordLinkStore, { linked, isVisitor: session.status === 'visitor' });
  const next = useRedirect(hrefs.dashboard());
  const back = recordLinkHref(redirect);
  const query = useQuery(recordLinkQuery(session.status === 'pending' ? undefined : code));
  if (code === undefined) return <NoInvite title={mailedInviteTexts.noCode} />;
  return (
    <Loaded
      query={query}
      hidesStale
      loading={
        <Loading label={mailedInviteTexts.loading}>
          <Skeleton shape="line" count={4} />
        </Loading>
      }
      frame={(state) => <AccountPage title={mailedInviteTexts.title}>{state}</AccountPage>}
      refused={(error) =>
        isRefusedWith(error, 'code-used') && (
          <GoneLink next={next} isVisitor={session.status === 'visitor'} hasPage={redirect !== null} />
        )
      }
    >
      {(link) => (
        <AccountPage title={texts[link.kind].title} lead={texts[link.kind].lead(link.club)}>
          <div>
            <People link={link} />
            <p>{texts[link.kind].effect}</p>
            <Detail>{mailedInviteTexts.until(formatDay(link.expires), formatTime(link.expires))}</Detail>
          </div>
          {session.status === 'user' ? (
            <>
              <Answer code={code} link={link} next={next} />
              <OtherAccount user={session.user} back={back} />
            </>
          ) : (
            <InvitedVisitor back={back} state={{ typedMail: link.mail, invitedBy: link.club }} />
          )}
        </AccountPage>
      )}
    </Loaded>
  );
}

interface GoneLinkProps {
  /** The page to open once the records are taken over. */
  next: string;
  isVisitor: boolean;
  /** The link is about a page of its own, which the account can open by itself. */
  hasPage: boolean;
}

/**
 * A link that was used or has ended. An account that confirms the address of a record gets a new link by mail, so a visitor needs no help of
 * the club.
 */
function GoneLink({ next, isVisitor, hasPage }: GoneLinkProps) {
  // The account may have the record already, by an earlier mail.
  if (hasPage && !isVisitor) return <Navigate replace to={next} />;
  return (
    <AccountPage title={mailedInviteTexts.title}>
      <Notice tone="warning" role="alert" title={mailedInviteTexts.used}>
        {isVisitor ? texts.goneForVisitor : texts.goneForUser}
      </Notice>
      {isVisitor ? (
        <InvitedVisitor back={next} />
      ) : (
        <ButtonLink variant="primary" to={hrefs.dashboard()}>
          {texts.toDashboard}
        </ButtonLink>
      )}
    </AccountPage>
  );
}

function People({ link: { kind, people } }: { link: RecordLink }) {
  const sides = [texts.first, texts.second];
  return (
    <ul>
      {people.map(({ name, birthdate }, place) => {
        const who = birthdate === '' ? name : texts.born(name, formatIsoDay(birthdate));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name, and their order stays
          <li key={place} dir="auto">
            {kind === 'merge' ? (sides[place]?.(who) ?? who) : who}
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerProps {
  code: string;
  link: RecordLink;
  /** The page to open once the records are taken over. */
  next: string;
}

function Answer({ code, link: { kind }, next }: AnswerProps) {
  const { mutate, isPending, variables, error } = useAnswer({ code, kind, next });
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" title={texts.failed}>
          {failureText(error)}
        </Notice>
      )}
      <Button
        variant="primary"
        wide
        busy={isPending && variables === true}
        onClick={() => isPending || mutate(true)}
      >
        {texts[kind].accept}
      </Button>
      <Button wide busy={isPending && variables === false} onClick={() => isPending || mutate(false)}>
        {texts[kind].refuse}
      </Button>
    </>
  );
}

/** What a mailed link asks. A POST keeps its code out of addresses. */
function recordLinkQuery(code: string | undefined) {
  return queryOptions({
    queryKey: ['record-link', code],
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) => parseRecordLink((await post('get_record_link', { code }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Answers a link, then opens the page that it is about. Without one, and after a refusal, that is the dashboard. */
function useAnswer({ code, kind, next }: Omit<AnswerProps, 'link'> & Pick<RecordLink, 'kind'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (accept: boolean) => post('answer_record_link', { code, accept }),
    onSuccess: async (_answer, accept) => {
      keptRecordLinkStore.getState().forget();
      const message = accept ? texts[kind].accepted : texts[kind].refused;
      showNoticeOnNextScreen({ tone: 'success', message });
      // The family changed. The link itself is used by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record-link' });
      await navigate(accept ? next : hrefs.dashboard(), { replace: true });
    },
    onError: (error) => {
      recheckSession(client, error);
      void client.invalidateQueries({ queryKey: ['record-link'] });
    },
  });
}
