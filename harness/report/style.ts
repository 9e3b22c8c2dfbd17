import { tokens } from '../../src/theme/tokens';

type Palette = keyof typeof tokens.colors;

function colour(palette: Palette, step: number): string {
  const steps = tokens.colors[palette] as Record<number, { value: string }>;
  const found = steps[step];
  if (!found) throw new Error(`The theme has no colour ${palette}.${step}.`);
  return found.value;
}

const light = {
  background: colour('paper', 50),
  surface: tokens.colors.white.value,
  sunken: colour('paper', 100),
  ink: colour('paper', 900),
  muted: colour('paper', 700),
  line: colour('paper', 200),
  brand: colour('pine', 700),
  good: colour('pine', 100),
  warn: colour('marigold', 100),
  bad: colour('brick', 100),
  'bad-ink': colour('brick', 700),
};

const dark: typeof light = {
  background: colour('night', 900),
  surface: colour('night', 800),
  sunken: colour('night', 950),
  ink: colour('night', 50),
  muted: colour('night', 300),
  line: colour('night', 700),
  brand: colour('pine', 300),
  good: colour('pine', 900),
  warn: colour('marigold', 950),
  bad: colour('brick', 950),
  'bad-ink': colour('brick', 300),
};

const variables = (values: typeof light) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The look of every report that the tools write: the site's colours, light and dark, no scripts. */
export const reportCss = `
:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
h1,h2,h3{line-height:1.25;margin:0}
h1{font:600 28px/1.2 Georgia,serif}
h2{font:600 20px/1.3 Georgia,serif}
h3{font-size:15px}
p{margin:0}
.wide{padding:0 24px;max-width:1800px;margin-inline:auto}
.top{padding-block:28px 20px}
.top p{color:var(--muted);max-width:75ch;margin-top:6px}
.bar{position:sticky;top:0;z-index:2;background:var(--surface);border-block:1px solid var(--line)}
.bar .wide{display:flex;flex-wrap:wrap;gap:6px 20px;padding-block:10px;align-items:center}
.bar label{display:inline-flex;gap:6px;align-items:center;min-height:32px;cursor:pointer}
.bar fieldset{display:flex;flex-wrap:wrap;gap:4px 14px;border:0;margin:0;padding:0;align-items:center}
.bar legend{float:left;margin-right:10px;color:var(--muted)}
input{accent-color:var(--brand);width:18px;height:18px;margin:0}
.counts{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px;padding:0;list-style:none}
.counts li,.tag{border-radius:999px;padding:3px 12px;background:var(--sunken);border:1px solid var(--line);font-size:14px}
.counts strong{font-variant-numeric:tabular-nums}
.is-good{background:var(--good)!important}
.is-warn{background:var(--warn)!important}
.is-bad{background:var(--bad)!important}
.group{margin-block:32px;scroll-margin-top:64px}
.group>h2{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding-bottom:10px;border-bottom:1px solid var(--line)}
.group>h2 small,.muted{color:var(--muted);font:14px/1.5 system-ui,sans-serif}
figure{margin:0;min-width:0}
figcaption{display:flex;flex-wrap:wrap;gap:2px 8px;font-size:13px;color:var(--muted);padding-bottom:6px}
.shot{display:block;border:1px solid var(--line);border-radius:6px;overflow:hidden;background:var(--sunken)}
.shot img{display:block;max-width:100%;height:auto}
.index{columns:14rem;padding:0;margin:16px 0 0;list-style:none;font-size:15px}
.index a{display:inline-block;padding:2px 0}
`;
