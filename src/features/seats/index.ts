export { HallPlan } from './components/plan/HallPlan.tsx';
export type { HallSeat } from './view/hall.ts';
