/** @jest-environment node */
import { renderWhole } from '../../../src/build/render/render-whole';

it('has every letter of every script, and none beside them, however long the page is', async () => {
  const name = 'अनन्या – محمد 👩‍🎓';
  const names = Array.from({ length: 3000 }, (_, index) => name.slice(index % 9));
  const html = await renderWhole(
    <ul>
      {names.map((words, index) => (
        <li key={index} title={words}>
          {words}
        </li>
      ))}
    </ul>,
  );
  const items = names.map((words) => `<li title="${words}">${words}</li>`);
  expect(html).toBe(`<ul>${items.join('')}</ul>`);
});
