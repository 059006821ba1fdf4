import { CalendarPage } from '../../features/calendar/components/CalendarPage.tsx';

export function CalendarRoute() {
  return <CalendarPage />;
}
