import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { isAlert, paymentState } from '#rules/paymentState.ts';
import { byUrgency, type Urgent } from '#rules/tasks/byUrgency.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatIsoDay, formatTime } from '#rules/writtenTime.ts';
import type { Dashboard } from '#src/api/entities/agenda/dashboard.ts';
import type { IconName } from '#src/components/icons/Icon.tsx';
import { hrefs } from '#src/paths.ts';
import { dashboardTexts as texts } from '#src/texts/nl/dashboard.ts';
import { askedUntil, moneyOfTask } from '../../payment/index.ts';

/** A task as the dashboard shows it. */
export interface TaskView extends Urgent {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action:
    | { readonly do: 'pay'; readonly club: number; readonly oid: number; readonly label: string }
    | { readonly do: 'go'; readonly to: string; readonly label: string }
    /** One entry per link. */
    | { readonly do: 'choose'; readonly links: readonly { readonly to: string; readonly label: string }[] };
}

/** Maximum number of unread messages that a task names. The others are on the messages page. */
const maxMessages = 3;

/** A filled cart in this browser. */
export interface OpenCart {
  readonly club: { readonly nid: number; readonly url: string; readonly title: string };
  readonly uid: number;
  readonly name: string;
}

/** The family's tasks, most urgent first. A part that the server could not read gives no tasks. */
export function taskViews(
  dashboard: Dashboard | undefined,
  carts: readonly OpenCart[],
  now: UnixSeconds,
): readonly TaskView[] {
  const { invoices, offers, invitations, trials, passes, details, messages } = dashboard ?? {};
  return byUrgency(
    [
      ...(invoices ?? []).flatMap((due) => invoiceTasks(due, isoDayOf(now))),
      ...(offers ?? []).map(offerTask),
      ...(invitations ?? []).map(invitationTask),
      ...carts.map(cartTask),
      ...(trials ?? []).map(trialTask),
      ...(passes ?? []).map(passTask),
      ...messagesTasks(messages ?? []),
      ...detailsTasks(details ?? []),
    ],
    now,
  );
}

type Entry<Part extends keyof Dashboard> = NonNullable<Dashboard[Part]>[number];

/** A payment that the bank is busy with is no task. */
function invoiceTasks(due: Entry<'invoices'>, today: IsoDay): readonly TaskView[] {
  const { oid, name, club } = due;
  const state = paymentState(moneyOfTask(due), today);
  if (!('ask' in state) || !isAlert(state)) return [];
  const { title, overdueTitle, text, attempts, pay } = texts.invoice;
  const isOverdue = state.ask?.when === 'late';
  const amount = formatEuros(state.payCents);
  const until = askedUntil(state.ask);
  return [
    {
      kind: 'invoice',
      isOverdue,
      key: `kostennota-${oid}`,
      icon: 'invoice',
      title: isOverdue ? overdueTitle(club.title) : title(club.title),
      text: joined([
        text(name, amount),
        until === '' ? '' : `${until}.`,
        state.is === 'left' || state.is === 'failed' ? attempts[state.is] : '',
      ]),
      action: { do: 'pay', club: club.nid, oid, label: pay(amount) },
    },
  ];
}

function offerTask({ uid, name, club, course, tariff, offeredUntil }: Entry<'offers'>): TaskView {
  const { title, text, action } = texts.offer;
  return {
    kind: 'offer',
    deadline: offeredUntil,
    key: `plaats-${uid}-${tariff.nid}`,
    icon: 'success',
    title: title(name, course.title),
    text: offeredUntil === undefined ? '' : text(formatDay(offeredUntil), formatTime(offeredUntil)),
    action: { do: 'go', to: hrefs.invitations({ club: club.url, member: uid }), label: action },
  };
}

function invitationTask({ cciid, club, course, inviter, expires }: Entry<'invitations'>): TaskView {
  const { title, text, action } = texts.invitation;
  return {
    kind: 'invitation',
    deadline: expires,
    key: `uitnodiging-${cciid}`,
    icon: 'invitation',
    title: title(inviter, course.title),
    text: text(formatDay(expires), formatTime(expires)),
    action: { do: 'go', to: hrefs.invitations({ club: club.url }), label: action },
  };
}

function cartTask({ club, uid, name }: OpenCart): TaskView {
  const { title, text, action } = texts.cart;
  return {
    kind: 'cart',
    key: `mandje-${club.nid}-${uid}`,
    icon: 'cart',
    title: title(club.title),
    text: text(name),
    action: { do: 'go', to: forMember(hrefs.cart({ club: club.url }), uid), label: action },
  };
}

function trialTask({ uid, name, club, course }: Entry<'trials'>): TaskView {
  const { title, text, action } = texts.trial;
  return {
    kind: 'trial',
    key: `proefles-${uid}-${course.nid}`,
    icon: 'course',
    title: title(name),
    text: text(course.title, club.title),
    action: {
      do: 'go',
      to: forMember(hrefs.course({ club: club.url, course: course.url }), uid),
      label: action,
    },
  };
}

function passTask({ card, uid, name, club, label, credit, validUntil, reason }: Entry<'passes'>): TaskView {
  const { fewTitle, endsTitle, turns, until, reload, use } = texts.pass;
  const ends = reason === 'expires';
  const to = ends ? hrefs.passReserve({ club: club.url }) : hrefs.passReload({ club: club.url, card });
  return {
    kind: 'pass',
    deadline: ends && validUntil !== null ? endOf(validUntil) : undefined,
    key: `beurtenkaart-${card}`,
    icon: 'pass',
    title: ends ? endsTitle(label, name) : fewTitle(label, name),
    text: joined([turns(credit, club.title), validUntil === null ? '' : until(formatIsoDay(validUntil))]),
    action: { do: 'go', to: forMember(to, uid), label: ends ? use : reload },
  };
}

/** One task for the whole family, because one for each member would hide more important tasks. */
function detailsTasks(details: readonly Entry<'details'>[]): readonly TaskView[] {
  const [first, ...others] = details;
  if (!first) return [];
  const task = { kind: 'details', key: 'gegevens', icon: 'user' } as const;
  const { title, text, action, several, severalText, ofOne } = texts.details;
  if (others.length === 0)
    return [
      {
        ...task,
        title: title(first.name),
        text: text(namesOf(first)),
        action: { do: 'go', to: hrefs.profileOf(first.uid), label: action },
      },
    ];
  const links = details.map((one) => ({
    to: hrefs.profileOf(one.uid),
    label: ofOne(one.name, namesOf(one)),
  }));
  return [{ ...task, title: several, text: severalText, action: { do: 'choose', links } }];
}

/** One task for all unread messages, because separate tasks would hide more important ones. */
function messagesTasks(messages: readonly Entry<'messages'>[]): readonly TaskView[] {
  const [first, ...others] = messages;
  if (!first) return [];
  const task = { kind: 'message', key: 'berichten', icon: 'mail' } as const;
  const { title, text, action, several, ofOne } = texts.messages;
  const hrefOf = ({ club, url }: Entry<'messages'>) =>
    hrefs.communicationDetail({ club: club.url, message: url });
  if (others.length === 0)
    return [
      {
        ...task,
        title,
        text: text(first.club.title, first.title),
        action: { do: 'go', to: hrefOf(first), label: action },
      },
    ];
  const links = messages.slice(0, maxMessages).map((message) => ({
    to: hrefOf(message),
    label: ofOne(message.club.title, message.title),
  }));
  const all = { to: hrefs.communication(), label: texts.messages.all };
  return [
    {
      ...task,
      title: several(messages.length),
      text: '',
      action: { do: 'choose', links: messages.length > maxMessages ? [...links, all] : links },
    },
  ];
}

function namesOf({ missing }: Entry<'details'>): string {
  return formatList(missing.map((detail) => texts.details[detail]));
}

/** The end of a day: the last day is included. */
function endOf(day: IsoDay): UnixSeconds {
  return instantInBrussels(day, '23:59');
}

/** Adds `uid`, so that following the link selects the member. */
function forMember(href: string, uid: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}uid=${uid}`;
}

function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}
