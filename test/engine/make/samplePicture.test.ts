import { expect, test } from 'vitest';
import { WHITE } from '../../../src/engine/make/greyPicture.ts';
import { samplePicture } from '../../../src/engine/make/samplePicture.ts';

/** A picture as text, from @ for black to a space for white. */
function textOf(height: number, width: number): string {
  const { brightness } = samplePicture(height, width);
  const signs = Array.from(brightness, (one) => '@%#*+=-:. '[Math.floor((one / WHITE) * 9.999)]);
  return Array.from(
    { length: height },
    (_, row) => `|${signs.slice(row * width, (row + 1) * width).join('')}|`,
  ).join('\n');
}

test('the sample is a boat under a moon, whatever its size', () => {
  expect(textOf(20, 40)).toMatchInlineSnapshot(`
    "|::::::::::::::::::::::::::::::::::::::::|
    |::::::::::::::::::+::::-**+**:. .=*=::::|
    |..:##*##=........-@-...-::=::     =%*:..|
    |..:..:..:........-@=-.......      :%%=..|
    |.........-..:...:-@-==:.....      +%%=..|
    |........#**#*=.-*+@*###:.....:.:-*%%*:..|
    |..............:*#*@===--:....:+#%%*=:...|
    |.............-::=+@-++**#=..............|
    |...........:+#*=-=@*###***-.............|
    |...........=*###*+@-=-----==:...........|
    |.........-=-:-+##*@=+**######-..........|
    |........=##*+-:-++@*##**++==--:.........|
    |......+++++++++++*@+++++++++++++-.......|
    |      :*@@@@@@@@@@@@@@@@@@@@@@%-        |
    |       .=%@@@@@@@@@@@@@@@@@@%=    ..:.. |
    |==-::....:=+++++*##%%%%#++*#+::::=+++*+:|
    |--=*******++++++==-::-=**+---=++=::-::=*|
    |*+-::---:--====+++++==-::-==---=******-:|
    |:=#*+++**+==-----=++********++=-:::::=**|
    |*-:=+=--=+****#*+=-::---===++**#####+---|"
  `);
  expect(textOf(5, 6)).toMatchInlineSnapshot(`
    "|::::.-|
    |.:--:-|
    |.-=*:.|
    |.=+*=:|
    |=+==+=|"
  `);
});
