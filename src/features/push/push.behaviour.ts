import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';

/** Shows the button that ends it, where this browser is told already. */
async function showState(panel: HTMLElement): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!(await worker?.pushManager.getSubscription())) return;
  for (const name of ['ask', 'end']) {
    const button = panel.querySelector<HTMLElement>(`[data-push=${name}]`);
    if (button) button.hidden = name === 'ask';
  }
}

/** Asks for messages of new circulars; all that it needs is fetched at the press. */
export const pushBehaviour: Behaviour = (panel) => {
  const listeners = createListeners();
  showState(panel).catch(() => undefined);
  listeners.on(panel, ['click'], ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const name = button?.dataset.push;
    if (!name) return;
    const load = () => import(/* webpackChunkName: "push" */ './push.flow');
    void load().then(({ pressed }) => pressed(panel, name));
  });
  return () => listeners.end();
};

export default pushBehaviour;
