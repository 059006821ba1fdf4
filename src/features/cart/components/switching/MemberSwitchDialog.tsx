import { useNavigate } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import {
  browserCart,
  emptyCart,
  isEmptyCart,
  joinedItems,
  releaseInstant,
  transferredItems,
  useCartItems,
} from '#src/features/basket/index.ts';
import { transferTariffs, useCoursesOfTariffs } from '#src/features/courses/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import styles from './Switching.module.css';

const texts = cartTexts.switchMember;

interface MemberSwitchDialogProps {
  club: Club;
  /** The owner of the filled cart, and the member to select next. */
  from: User;
  to: User;
  onSwitch: () => void;
  onClose: () => void;
}

/** Asks before a switch of members whether to check out the cart, take it along or leave it (specification 2.4 and 4.2). */
export function MemberSwitchDialog({ club, from, to, onSwitch, onClose }: MemberSwitchDialogProps) {
  const navigate = useNavigate();
  const owner = { club: club.nid, uid: from.uid };
  const { transfer, dropped, isPending } = useTransfer(club, from, to);

  const take = () => {
    const { change, clear } = browserCart.getState();
    change({ club: club.nid, uid: to.uid }, (held) => joinedItems(held, transfer));
    clear(owner);
    releaseInstant(owner);
    onSwitch();
    for (const { title, message } of dropped) showNotice({ tone: 'warning', title, message });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="quiet" onClick={onSwitch}>
            {texts.keep}
          </Button>
          <Button
            onClick={() => {
              emptyCart(owner);
              releaseInstant(owner);
              onSwitch();
            }}
          >
            {texts.empty}
          </Button>
          {!isEmptyCart(transfer) && (
            <Button busy={isPending} onClick={take}>
              {texts.take}
            </Button>
          )}
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void navigate(hrefs.cart({ club: club.url }));
            }}
          >
            {texts.checkOut}
          </Button>
        </>
      }
    >
      <div className={layout.stack1}>
        <p>{texts.lead(from.firstName)}</p>
        {isPending && <p role="status">{texts.unknownCourses}</p>}
        {!isPending && dropped.length === 0 && <p>{texts.takeHint(to.firstName)}</p>}
        {dropped.length > 0 && (
          <>
            <p>{texts.takeDropped(to.firstName)}</p>
            <ul className={styles.dropped}>
              {dropped.map(({ tariff, message }) => (
                <li key={tariff}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useTransfer(club: Club, from: User, to: User) {
  const items = useCartItems({ club: club.nid, uid: from.uid });
  const { courses, isPending } = useCoursesOfTariffs(club, [items]);
  const { dropped } = transferTariffs({
    club,
    courses,
    tariffs: items.tariffs,
    newMember: { uid: to.uid, birthdate: to.birthdate },
    today: isoDayOf(systemClock.now() / 1000),
  });
  const transfer = transferredItems(items, { dropped: dropped.map(({ tariff }) => tariff), to: to.uid });
  return { transfer, dropped, isPending: isPending && items.tariffs.length > 0 };
}
