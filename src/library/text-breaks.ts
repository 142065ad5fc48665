/** The texts of content/, with the spaces in which no line may end. */
import { defineMdastPlugin } from 'satteri';
import { unbroken } from '#model/unbroken.ts';

export const textBreaks = defineMdastPlugin({
  name: 'text-breaks',
  text(node, context) {
    const value = unbroken(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});
