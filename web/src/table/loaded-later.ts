// Parts of the table that nobody needs before the first hand; their code is loaded when they are first shown, or ahead.
export const lastTrick = () => import("./LastTrick.svelte");
export const scorePad = () => import("./ScorePad.svelte");
export const roundEnd = () => import("../scenes/RoundEnd.svelte");
export const slipOnTable = () => import("../moments/SlipOnTable.svelte");
export const wheelSheet = () => import("../wheel/WheelSheet.svelte");
export const wheelMoment = () => import("../moments/WheelMoment.svelte");
