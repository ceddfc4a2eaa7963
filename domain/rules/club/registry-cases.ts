/**
 * The registry's own rules, from the list in docs/decisions/2026-11-23-club-rules.md, and the books and codes that the clubs' rules
 * choose, from ../shared/spec/club-rules.md.
 */
export const REGISTRY_CASES = `
registry | cat | paper_birth_differs=yes | ask H01 | H01: paper against page
registry | cat | paper_sex_differs=yes | ask H01 | H01: paper against page
registry | cat | paper_breed_differs=yes | ask H01 | H01: paper against page
registry | cat | paper_number_differs=yes | ask H01 | H01: paper against page
registry | cat | paper_name_differs=yes | ask H01 | H01: paper against page
registry | cat | paper_birth_differs=no paper_sex_differs=no paper_breed_differs=no paper_number_differs=no paper_name_differs=no | ok | H01: paper against page
registry | cat | paper_birth_differs=no | ok ?H01 | H01: paper against page
registry | cat | number_taken=yes | ask H02 | H02: duplicate numbers
registry | cat | number_taken=no | ok | H02: duplicate numbers
registry | cat | number_shape_ok=no | warn H03 | H03: number shapes
registry | cat | number_shape_ok=yes | ok | H03: number shapes
registry | cat | number_shape_ok=no number_taken=yes | ask H02 H03 | H02, H03
registry | cat | known_gen_n=0 | ask H04 | H04: generations known
registry | cat | known_gen_n=1 | ok | H04: generations known
registry | cat | colour_possible=no | ask H05 | H05: colours possible
registry | cat | colour_possible=yes | ok | H05: colours possible
registry | cat | sex=F | ok ?H05 | H05: colours possible
registry | mating | inbreeding_pct=24 | warn H07 | H07: half-siblings, 12.5 %
registry | mating | inbreeding_pct=25 | ask H06 | H06: brother and sister, 25 %
registry | mating | inbreeding_pct=37 | ask H06 | H06: brother and sister, 25 %
registry | mating | inbreeding_pct=12 | warn H07 | H07: half-siblings, 12.5 %
registry | mating | inbreeding_pct=11 | ok | H07: half-siblings, 12.5 %
registry | cat | twin_n=1 | ask H08 | H08: one cat entered twice
registry | cat | twin_n=0 | ok | H08: one cat entered twice
registry | queen | age_mo=8 | warn H09 | H09: age of dam and sire
registry | stud | age_mo=8 | warn H09 | H09: age of dam and sire
registry | queen | age_mo=9 | ok | H09: age of dam and sire
registry | stud | sex=M | ok ?H09 | H09: age of dam and sire
registry | mating | sire_fold=yes dam_fold=yes | ask H10 | H10: extreme traits
registry | mating | sire_fold=yes dam_fold=no | ok | H10: extreme traits
registry | litter | dam_registered=yes sire_registered=no | ask H11 | H11: both parents registered
registry | litter | dam_registered=no | ask H11 | H11: both parents registered
registry | litter | dam_registered=yes sire_registered=yes | ok | H11: both parents registered
registry | litter | dam_registered=yes | ok ?H11 | H11: both parents registered
registry | mating | parent_banned=yes | ask H12 | H12: a ban on a parent
registry | mating | parent_banned=no | ok | H12: a ban on a parent
registry | queen | birth_age_mo=3 | block H13 | H13: born before the young
registry | stud | birth_age_mo=-5 | block H13 | H13: born before the young
registry | queen | birth_age_mo=4 | ok | H13: born before the young
registry | queen | sex_fits=no | block H14 | H14: a dam is female, a sire male
registry | stud | sex_fits=no | block H14 | H14: a dam is female, a sire male
registry | stud | sex_fits=yes | ok | H14: a dam is female, a sire male
FIFe | cat | lo_met=yes pure_gen_n=3 variety_ok=yes | ok book=LO | 2 §4.2
FIFe | cat | lo_met=no pure_gen_n=2 variety_ok=yes | ok book=RX | 2 §4.3
FIFe | cat | pure_gen_n=3 | ok book=none | 2 §4.2
WCF | cat | lo_met=yes | ok book=LO | 3: LO and RIEX
WCF | cat | lo_met=no | ok book=RIEX | 3: LO and RIEX
LOOF | cat | unknown_ancestor=yes odd_cross=no | ok book=RIA | 27: request for pedigrees
LOOF | cat | unknown_ancestor=no odd_cross=yes | ok book=RIEX | 27: request for pedigrees
LOOF | cat | unknown_ancestor=no odd_cross=no | ok book=LP | 27: request for pedigrees
TICA | cat | own_breed_gen_n=3 crossing=T | ok book=SBT | 19: SB, no unknown or other-breed cat in 3 generations
TICA | cat | own_breed_gen_n=4 crossing=T | ok book=SBT | 19: SB, no unknown or other-breed cat in 3 generations
TICA | cat | own_breed_gen_n=2 crossing=T | ok book=03T | 19, K: generations since an unknown cat
TICA | cat | own_breed_gen_n=1 crossing=V | ok book=02V | 19, K: V, breeds of one group
TICA | cat | own_breed_gen_n=0 crossing=P | ok book=01P | 19, K: P, a permitted outcross
TICA | cat | own_breed_gen_n=0 crossing=N | ok book=01N | 19, K: N, not permitted
TICA | cat | own_breed_gen_n=0 | ok book=none | 19: no ancestor is known
`;
