import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parseOrderWithdrawn } from '#src/api/entities/orders/order.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { withdrawalTexts } from '#src/texts/nl/withdrawal.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import styles from './WithdrawOrder.module.css';

const texts = withdrawalTexts.order;

interface WithdrawOrderProps {
  oid: number;
  club: string;
  /** The goods of the order. */
  goods: readonly string[];
  /** Names the people of the order, where the screen shows several orders; '' otherwise. */
  names: string;
  /** In unix seconds. */
  withdrawal: { readonly until: number; readonly withdrawn?: number | undefined };
}

/** Withdraws from an order in two steps, as Directive (EU) 2023/2673 asks: a button, then the confirmation of the statement. */
export function WithdrawOrder({ oid, club, goods, names, withdrawal }: WithdrawOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const { mutate, isPending, error, reset } = useWithdrawOrder(oid);
  const { until, withdrawn } = withdrawal;
  const isClosed = systemClock.now() / 1000 > until;
  if (withdrawn === undefined && isClosed) return null;
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <Card as="section">
      <h2>{texts.title}</h2>
      {names !== '' && <p>{texts.of(names)}</p>}
      {withdrawn === undefined ? (
        <div className={styles.offer}>
          <p>{texts.until(formatDay(until))}</p>
          <div>
            <Button onClick={() => setAsking(true)}>{texts.button}</Button>
          </div>
        </div>
      ) : (
        <p role="status">{texts.withdrawn(formatDay(withdrawn), formatTime(withdrawn))}</p>
      )}
      <Dialog
        open={isAsking}
        onClose={close}
        title={texts.dialogTitle}
        footer={
          <>
            <Button onClick={close}>{texts.keep}</Button>
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate(note, { onSuccess: () => setAsking(false) })}
            >
              {texts.confirm}
            </Button>
          </>
        }
      >
        <div className={styles.dialog}>
          <p>{texts.what}</p>
          <ul>
            {goods.map((one) => (
              <li key={one} dir="auto">
                {one}
              </li>
            ))}
          </ul>
          <p>{texts.next(club)}</p>
          <TextField
            label={texts.note}
            hint={texts.noteHint}
            optional
            value={note}
            onChange={setNote}
            maxLength={500}
          />
          {error && (
            <Notice tone="danger" role="alert" title={texts.failed}>
              {failureText(error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </Card>
  );
}

/** Withdraws from an order. A repeat has no second effect, so it needs no key. */
function useWithdrawOrder(oid: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['orders'] });
  return useMutation({
    mutationFn: async (note: string) =>
      parseOrderWithdrawn((await post('withdraw_order', { oid, note })).result),
    onSuccess: () => {
      showNotice({ tone: 'success', message: withdrawalTexts.order.done });
      return refresh();
    },
    // The time is over: the screen must show how it stands.
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}
