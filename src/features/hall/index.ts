export { HallPlan } from './plan/HallPlan.tsx';
export { PlanLegend } from './plan/PlanLegend.tsx';
export { SeatPicture } from './plan/SeatPicture.tsx';
export { chosenPlace, type HallSeat, layOutHall, placeQuery } from './view/hall.ts';
export { seatLabel, seatName } from './view/seatLabel.ts';
