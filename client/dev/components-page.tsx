import { useEffect, useState } from 'react';
import * as adminStyles from '../admin/admin.admin.styles.ts';
import type { ComponentState, ComponentStates } from './component-states.ts';
import { showFocus } from './show-focus.ts';
import { adminStates } from './states/admin.tsx';
import { chartStates } from './states/charts.tsx';
import { forms } from './states/forms.tsx';
import { menus } from './states/menus.tsx';
import { digest } from './states/digest.tsx';
import { messages } from './states/messages.tsx';
import { reportForms } from './states/report-forms.tsx';
import { voteStates } from './states/vote-states.tsx';

const sections: [string, ComponentStates[], string][] = [
  ['Pages', [...messages, ...digest, ...forms, ...reportForms, ...menus, ...voteStates], ''],
  ['Administration', [...chartStates, ...adminStates], adminStyles.main],
];

/** Every component in all its states. `data-ready` says that all states are reached. */
export function ComponentsPage() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void reachStates().then(() => setReady(true));
  }, []);
  return (
    <main id="main" data-ready={isReady || undefined}>
      <title>Components</title>
      <h1>Components</h1>
      {sections.map(([name, components, style]) => (
        <div key={name} className={style}>
          <h2 className="section-name">{name}</h2>
          {components.map((component) => (
            <section key={component.name} id={component.name} data-component={component.name}>
              <h3 className="component-name">{component.name}</h3>
              {component.states.map((state) => (
                <div key={state.name} className="state">
                  <p className="state-name">{state.name}</p>
                  <div id={stateId(component, state)} dir={state.dir}>
                    {state.body}
                  </div>
                </div>
              ))}
            </section>
          ))}
        </div>
      ))}
    </main>
  );
}

const stateId = (component: ComponentStates, state: ComponentState) =>
  `${component.name}/${state.name}`;

async function reachStates(): Promise<void> {
  await nextTask();
  for (const component of sections.flatMap(([, components]) => components))
    for (const state of component.states) {
      const element = document.getElementById(stateId(component, state));
      for (const selector of state.press ?? []) {
        element?.querySelector<HTMLElement>(selector)?.click();
        await nextTask();
      }
      if (state.focus) showFocus(element?.querySelector(state.focus));
    }
  await new Promise((resolve) => requestIdleCallback(resolve));
  // Open dialogs take the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
