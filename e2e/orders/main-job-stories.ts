/** The people and cats of the main job, in each language. */
import type { Language } from "../address.ts";
import type { WrittenCat } from "../cat-form.ts";
import { daysFromNow } from "../cats.ts";
import { somebody, type Person } from "../member.ts";

export interface Story {
  readonly breeder: Person;
  readonly buyer: Person;
  readonly kitten: WrittenCat;
  readonly mother: WrittenCat;
  readonly grandmother: WrittenCat;
  readonly kittenName: string;
  readonly comment: string;
  readonly delivery: string;
  readonly price: string;
}

const kitten = {
  sex: "female",
  born: daysFromNow(-80),
  breed: "SIB",
  main: "n",
  gold: "s",
  tabby: "22",
  eye: "64",
  isMine: true,
} as const;
const mother = {
  sex: "female",
  born: daysFromNow(-1100),
  breed: "SIB",
  main: "n",
  tabby: "22",
  eye: "64",
  isMine: true,
} as const;
const grandmother = {
  sex: "female",
  born: daysFromNow(-2300),
  breed: "SIB",
  main: "d",
  white: "09",
  eye: "62",
} as const;

export const stories: Record<Language, Story> = {
  en: {
    breeder: somebody({ first_name: "Ingrid", last_name: "Falk", country: "Germany" }),
    buyer: somebody({ first_name: "Oliver", last_name: "Hartley", country: "United Kingdom" }),
    kitten: { ...kitten, prefix: "Larkmeadow", name: "Aurora" },
    mother: { ...mother, prefix: "Larkmeadow", name: "Juniper" },
    grandmother: { ...grandmother, name: "Wild Rose", suffix: "of Northern Pines" },
    kittenName: "Larkmeadow Aurora",
    comment: "We have a garden and an old tomcat. Could we visit on Sunday?",
    delivery: "Pick-up, or by car within 200 km",
    price: "850 EUR",
  },
  ru: {
    breeder: somebody({ first_name: "Наталья", last_name: "Орлова", country: "Russia" }),
    buyer: somebody({ first_name: "Пётр", last_name: "Соколов", country: "Russia" }),
    kitten: { ...kitten, prefix: "Серебряный Ручей", name: "Аврора" },
    mother: { ...mother, prefix: "Серебряный Ручей", name: "Малинка" },
    grandmother: { ...grandmother, name: "Дикая Роза", suffix: "из Северного Бора" },
    kittenName: "Серебряный Ручей Аврора",
    comment: "У нас дом с садом и старый кот. Можно приехать в воскресенье?",
    delivery: "Самовывоз или на машине до 200 км",
    price: "850 руб.",
  },
};

/** The same with other people and another name for the kitten. */
export function retold({ breeder, buyer, kitten, ...rest }: Story, name: string): Story {
  const another = (person: Person) => somebody({ ...person, email: somebody().email });
  return {
    ...rest,
    breeder: another(breeder),
    buyer: another(buyer),
    kitten: { ...kitten, name },
    kittenName: `${kitten.prefix} ${name}`,
  };
}
